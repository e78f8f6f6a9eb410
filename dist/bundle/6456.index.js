export const id = 6456;
export const ids = [6456];
export const modules = {

/***/ 2048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ requirePage),
/* harmony export */   W: () => (/* binding */ credentialsIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _failures_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48152);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7820);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15300);
/* harmony import */ var _guards_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85606);
/* harmony import */ var _zip_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21625);
/* harmony import */ var _zip_directory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23235);
/* harmony import */ var _tar_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26983);









/** Returns the files that contain credentials. Throws if the archive cannot be read completely. */
async function credentialsIn(archive, signal) {
    const found = { page: false, paths: [], credentials: [] };
    await readAll(archive, found, signal);
    return (0,_site_files_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .credentialsAmong */ .L0)(found.credentials, found.paths);
}
/**
 * Checks an archive that is delivered without extraction. Rejects an archive that is damaged or contains no HTML page.
 * Any other archive can be delivered for inspection, even if it cannot be extracted. Returns the files that contain
 * credentials.
 */
async function requirePage(archive, signal) {
    const found = { page: false, paths: [], credentials: [] };
    const { advice } = _failures_index_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES */ .E['archive-without-pages'];
    try {
        await readAll(archive, found, signal);
    }
    catch (problem) {
        signal.throwIfAborted();
        if (!(problem instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR) || (0,_guards_js__WEBPACK_IMPORTED_MODULE_4__/* .isDamage */ .e6)(problem))
            throw problem;
        if (!found.page)
            throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR(problem.code, problem.message, { advice, cause: problem });
    }
    if (!found.page)
        throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('archive-without-pages', 'The archive contains no HTML page. The archive was removed, and nothing was delivered.');
    return (0,_site_files_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .credentialsAmong */ .L0)(found.credentials, found.paths);
}
async function readAll(archive, found, signal) {
    if (archive.format === 'zip')
        await readZip(archive, found, signal);
    else
        await readTar(archive, found, signal);
}
async function readZip(archive, found, signal) {
    const guards = new _guards_js__WEBPACK_IMPORTED_MODULE_4__/* .Guards */ .dl();
    const judge = new _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .CredentialJudge */ .l7();
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(archive.path, 'r');
    try {
        // Collect all names first, since `listZip` may reject an entry before it reaches the last one.
        for (const { name } of (0,_zip_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .readDirectory */ .g)(fd, archive.size)) {
            found.page ||= (0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .countsAsPage */ .a$)({ path: name });
            found.paths.push(name);
        }
        const groups = await (0,_zip_js__WEBPACK_IMPORTED_MODULE_5__/* .listZip */ .oV)(archive, {
            guards: {
                admit: name => ({ path: name, newFolders: [] }),
                allowExpansion: (extracted, read) => guards.allowExpansion(extracted, read)
            },
            makeFolder: () => undefined,
            signal
        });
        for (const entries of groups) {
            const [first] = entries;
            // Reading an entry also verifies its checksum.
            if (first !== undefined && (0,_zip_js__WEBPACK_IMPORTED_MODULE_5__/* .isLargeEntry */ .Av)(first)) {
                judge.begin(first.path);
                await (0,_zip_js__WEBPACK_IMPORTED_MODULE_5__/* .readLargeEntry */ .CQ)(fd, first, content => judge.add(content));
                if (judge.isFound)
                    found.credentials.push(first.path);
            }
            else
                for (const { path, content } of (0,_zip_js__WEBPACK_IMPORTED_MODULE_5__/* .readSmallEntries */ .cV)(fd, entries)) {
                    signal.throwIfAborted();
                    judge.begin(path);
                    judge.add(content);
                    if (judge.isFound)
                        found.credentials.push(path);
                }
            await new Promise(setImmediate);
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
async function readTar({ path, format }, found, signal) {
    const judge = new _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .CredentialJudge */ .l7();
    const handler = {
        entry: (name, kind) => {
            found.page ||= kind === 'file' && (0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .countsAsPage */ .a$)({ path: name });
            found.paths.push(name.replace(/^(?:\.\/)+/, ''));
            judge.begin(found.paths.at(-1) ?? '');
        },
        content: (bytes) => judge.add(bytes),
        endFile: () => {
            if (judge.isFound)
                found.credentials.push(found.paths.at(-1) ?? '');
        }
    };
    const tar = new _tar_js__WEBPACK_IMPORTED_MODULE_7__/* .TarStream */ .o(handler, { isGzip: format === 'tar.gz', guards: new _guards_js__WEBPACK_IMPORTED_MODULE_4__/* .Guards */ .dl(), signal });
    const pieces = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { signal, highWaterMark: _tar_js__WEBPACK_IMPORTED_MODULE_7__/* .CHUNK_BYTES */ .E });
    for await (const piece of pieces)
        await tar.write(piece);
    await tar.end();
}


/***/ }),

/***/ 26983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ CHUNK_BYTES),
  o: () => (/* binding */ TarStream)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./.build/src/runtime/time/deferred.js
var deferred = __webpack_require__(72913);
// EXTERNAL MODULE: ./.build/src/archive/guards.js
var guards = __webpack_require__(85606);
// EXTERNAL MODULE: ./.build/src/archive/format.js
var format = __webpack_require__(36103);
;// CONCATENATED MODULE: ./.build/src/archive/tar-header.js


const BLOCK_BYTES = 512;
const ZERO_BLOCK = Buffer.alloc(BLOCK_BYTES);
function isZeroBlock(block) {
    return block.equals(ZERO_BLOCK);
}
function readHeader(block) {
    if (!(0,format/* isTarHeader */.FY)(block))
        throw (0,guards/* corrupt */.qb)('a header has a wrong checksum');
    return { type: block.toString('latin1', 156, 157), size: numberAt(block, 124, 12) };
}
/** Returns the name of an entry from its header. Long names are in an extended header instead. */
function readName(block) {
    const name = textUntilZero(block.subarray(0, 100));
    // The GNU format stores different fields where ustar stores the prefix.
    const isGnu = block.toString('latin1', 257, 265) === 'ustar  \0';
    // If the sparse map or the real size begins with a nonzero byte, libarchive treats any type of file as sparse.
    if (isGnu && (block[386] !== 0 || block[483] !== 0))
        throw (0,guards/* refuseEntry */.n6)('archive-sparse', name);
    const isUstar = !isGnu && block.toString('latin1', 257, 262) === 'ustar';
    const prefix = isUstar ? textUntilZero(block.subarray(345, 500)) : '';
    return prefix === '' ? name : `${prefix}/${name}`;
}
function textUntilZero(bytes) {
    const end = bytes.indexOf(0);
    return bytes.toString('utf8', 0, end < 0 ? bytes.length : end);
}
/** Reads octal digits, or a binary number if the first bit is set (for sizes from 8 GB). */
function numberAt(block, start, length) {
    if (block.readUInt8(start) >= 0x80)
        return binaryAt(block, start, start + length);
    const value = (0,format/* octalAt */.VY)(block, start, start + length);
    if (Number.isNaN(value))
        throw (0,guards/* corrupt */.qb)('a size is malformed');
    return value;
}
function binaryAt(block, start, end) {
    let value = block.readUInt8(start) - 0x80;
    for (const byte of block.subarray(start + 1, end))
        value = value * 256 + byte;
    if (!Number.isSafeInteger(value))
        throw (0,guards/* corrupt */.qb)('a size is too large');
    return value;
}
/** Parses records of the form `<length> <key>=<value>\n`. An empty value means that the header's value applies. */
function readPaxFields(body) {
    const fields = { path: undefined, size: undefined, isSparse: false };
    const text = body.toString('latin1');
    const length = /(\d{1,16}) /y;
    for (let at = 0; at < text.length;) {
        length.lastIndex = at;
        const end = at + Number(length.exec(text)?.[1]);
        const record = /^\d+ ([^=]+)=([^]*)\n$/.exec(text.slice(at, end));
        if (record === null || end > text.length)
            throw (0,guards/* corrupt */.qb)('a PAX record is malformed');
        const [, key = '', value = ''] = record;
        if (key === 'path')
            fields.path = value === '' ? undefined : Buffer.from(value, 'latin1').toString();
        if (key === 'size')
            fields.size = value === '' ? undefined : paxSize(value);
        if (key.startsWith('GNU.sparse.'))
            fields.isSparse = true;
        at = end;
    }
    return fields;
}
function paxSize(value) {
    const size = /^\d{1,16}$/.test(value) ? Number(value) : NaN;
    if (!Number.isSafeInteger(size))
        throw (0,guards/* corrupt */.qb)('a PAX size is malformed');
    return size;
}

;// CONCATENATED MODULE: ./.build/src/archive/tar-reader.js


/** Extended headers are kept in memory until they are complete. Most have a few hundred bytes. */
const MAX_EXTENDED_HEADER_BYTES = 1024 * 1024;
const KINDS = {
    '\0': 'file',
    '0': 'file',
    '7': 'file',
    '5': 'folder',
    '1': 'link',
    '2': 'link'
};
/**
 * Reads a tar (V7, ustar, GNU, PAX) as a stream, in pieces of any size, without storing the pieces. Tar libraries
 * accept archives that are truncated between two blocks and skip PAX records that they cannot parse. This reader
 * rejects every archive that two readers could interpret differently.
 */
class TarReader {
    #handler;
    #block = Buffer.alloc(BLOCK_BYTES);
    #blockFilled = 0;
    #bodyLeft = 0;
    #paddingLeft = 0;
    #extended;
    #pax;
    #longName;
    #longLink = false;
    #zeroBlocks = 0;
    constructor(handler) {
        this.#handler = handler;
    }
    write(bytes) {
        let at = 0;
        // Bytes after the end marker are padding.
        while (at < bytes.length && this.#zeroBlocks < 2) {
            if (this.#bodyLeft > 0) {
                const end = Math.min(bytes.length, at + this.#bodyLeft);
                this.#bodyLeft -= end - at;
                this.#body(bytes.subarray(at, end));
                at = end;
            }
            else if (this.#paddingLeft > 0) {
                const end = Math.min(bytes.length, at + this.#paddingLeft);
                this.#paddingLeft -= end - at;
                at = end;
            }
            else {
                const copied = bytes.copy(this.#block, this.#blockFilled, at);
                this.#blockFilled += copied;
                at += copied;
                if (this.#blockFilled < BLOCK_BYTES)
                    return;
                this.#blockFilled = 0;
                this.#header(this.#block);
            }
        }
    }
    /** Requires one block of zeros at the end, although the format has two. With `isKnownComplete`, requires none. */
    end({ isKnownComplete }) {
        if (this.#bodyLeft + this.#paddingLeft + this.#blockFilled > 0)
            throw (0,guards/* corrupt */.qb)('it is truncated');
        if (this.#hasPending)
            throw (0,guards/* corrupt */.qb)('an extended header has no entry');
        if (this.#zeroBlocks === 0 && !isKnownComplete)
            throw (0,guards/* corrupt */.qb)('it has no end-of-archive marker');
    }
    #header(block) {
        if (isZeroBlock(block)) {
            this.#zeroBlocks += 1;
            return;
        }
        if (this.#zeroBlocks > 0)
            throw (0,guards/* corrupt */.qb)('data follows a block of zeros');
        const { type, size } = readHeader(block);
        if ('xgXLKV'.includes(type))
            this.#startExtended(type, size);
        else
            this.#entry(type, size, readName(block));
    }
    get #hasPending() {
        return this.#pax !== undefined || this.#longName !== undefined || this.#longLink;
    }
    #entry(type, headerSize, headerName) {
        const { path, isSparse, size = headerSize } = this.#pax ?? { path: undefined, isSparse: false };
        if (path !== undefined && this.#longName !== undefined)
            throw (0,guards/* corrupt */.qb)('an entry has two long names');
        const name = path ?? this.#longName ?? headerName;
        this.#pax = undefined;
        this.#longName = undefined;
        this.#longLink = false;
        if (isSparse || type === 'S')
            throw (0,guards/* refuseEntry */.n6)('archive-sparse', name);
        // V7 has no type for folders.
        const kind = (type === '\0' || type === '0') && name.endsWith('/') ? 'folder' : (KINDS[type] ?? 'special');
        this.#handler.entry(name, kind, size);
        // Folders have no content, although some writers store a size for them.
        if (kind !== 'file') {
            if (type !== '5' && size > 0)
                throw (0,guards/* corrupt */.qb)('an entry that is not a file has content');
            return;
        }
        if (size === 0)
            this.#handler.endFile();
        else
            this.#expectBody(size);
    }
    #expectBody(size) {
        this.#bodyLeft = size;
        this.#paddingLeft = (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
    }
    #body(bytes) {
        if (this.#extended !== undefined) {
            this.#extended.filled += bytes.copy(this.#extended.body, this.#extended.filled);
            if (this.#bodyLeft === 0)
                this.#endExtended(this.#extended);
        }
        else {
            this.#handler.content(bytes);
            if (this.#bodyLeft === 0)
                this.#handler.endFile();
        }
    }
    #startExtended(type, size) {
        if (size > MAX_EXTENDED_HEADER_BYTES)
            throw (0,guards/* corrupt */.qb)('an extended header is too large');
        this.#extended = { type, body: Buffer.alloc(size), filled: 0 };
        this.#expectBody(size);
        if (size === 0)
            this.#endExtended(this.#extended);
    }
    /** Rejects two long names or two PAX headers for one entry, because readers differ in which of the two they use. */
    #endExtended({ type, body }) {
        this.#extended = undefined;
        if (type === 'g') {
            if (this.#hasPending)
                throw (0,guards/* corrupt */.qb)('an extended header has no entry');
            const { path, size, isSparse } = readPaxFields(body);
            if (path !== undefined || size !== undefined || isSparse)
                throw (0,guards/* corrupt */.qb)('a global header describes a single file');
        }
        else if (type === 'L') {
            if (this.#longName !== undefined)
                throw (0,guards/* corrupt */.qb)('an entry has two long names');
            this.#longName = textUntilZero(body);
        }
        else if (type === 'K') {
            this.#longLink = true;
            // Type `V`, a volume label, has no effect.
        }
        else if (type !== 'V') {
            if (this.#pax !== undefined)
                throw (0,guards/* corrupt */.qb)('an entry has two PAX headers');
            this.#pax = readPaxFields(body);
        }
    }
}

;// CONCATENATED MODULE: ./.build/src/archive/tar.js




/** zlib is twice as fast with this chunk size as with its default. */
const CHUNK_BYTES = 1024 * 1024;
/** Reads a tar stream, compressed or not. The archive is known to be complete only after `end` has returned. */
class TarStream {
    #reader;
    #options;
    #gunzip;
    #decompressed = Promise.resolve();
    #bytesRead = 0;
    #bytesExtracted = 0;
    constructor(handler, options) {
        this.#reader = new TarReader(handler);
        this.#options = options;
        if (!options.isGzip)
            return;
        this.#gunzip = (0,external_node_zlib_.createGunzip)({ chunkSize: CHUNK_BYTES });
        this.#decompressed = this.#takeAll(this.#gunzip);
        // The promise is awaited later. Until then, a rejection must not count as unhandled.
        this.#decompressed.catch(() => undefined);
    }
    async write(bytes) {
        this.#bytesRead += bytes.length;
        if (this.#gunzip === undefined)
            await this.#take(bytes);
        else {
            const written = (0,deferred/* deferred */.y)();
            this.#gunzip.write(bytes, () => written.resolve(undefined));
            // A destroyed stream never calls the callback of a pending write.
            await Promise.race([written.promise, this.#decompressed]);
        }
    }
    async end() {
        this.#gunzip?.end();
        await this.#decompressed;
        // A gzip checksum covers the whole content, so a decompressed archive is known to be complete.
        this.#reader.end({ isKnownComplete: this.#gunzip !== undefined });
    }
    close = () => void this.#gunzip?.destroy();
    async #takeAll(gunzip) {
        const { signal } = this.#options;
        signal.addEventListener('abort', this.close);
        try {
            // zlib decompresses the next block in its own thread while this thread reads the current block.
            for await (const chunk of gunzip)
                await this.#take(chunk);
        }
        catch (error) {
            signal.throwIfAborted();
            throw (0,guards/* isZlibError */.EK)(error) ? (0,guards/* corrupt */.qb)(error.message, error) : error;
        }
        finally {
            signal.removeEventListener('abort', this.close);
        }
    }
    async #take(chunk) {
        const { guards, signal, ready } = this.#options;
        signal.throwIfAborted();
        this.#bytesExtracted += chunk.length;
        guards.allowExpansion(this.#bytesExtracted, this.#bytesRead);
        this.#reader.write(chunk);
        await ready?.();
    }
}


/***/ }),

/***/ 56456:
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
// EXTERNAL MODULE: ./.build/src/site/redirects/host-files.js
var host_files = __webpack_require__(56021);
// EXTERNAL MODULE: ./.build/src/site/records/manifest.js
var records_manifest = __webpack_require__(37957);
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
// EXTERNAL MODULE: ./.build/src/site/files/credentials.js + 1 modules
var files_credentials = __webpack_require__(7820);
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




/** Number of files to write before the next check for a timeout or a signal. */
const BATCH = 500;
async function writeAddedFiles(root, added, signal) {
    const writer = new file_writer/* FileWriter */.S8(root, undefined);
    const written = [];
    for (const { path, text, ...about } of added) {
        makeFolders(root, external_node_path_.posix.dirname(path));
        written.push({ ...writer.writeFile(path, Buffer.from(text)), ...about });
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
/** Maximum number of files in a batch, so that a task with many empty files does not delay a cancellation. */
const MAX_PARTS = 1000;
/** Enough tasks that a writer never waits for work, and few enough to limit memory use. */
const TASKS_PER_WRITER = 4;
/** Heap for a writer's young objects. With the default of 64 MB or more, 100 MB of unused buffers remain in memory. */
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
/** Hashes and writes files in threads. The first thread also reviews the site. Disposing terminates all threads. */
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
    /** Resolves when the writers can accept more tasks. Rejects with a writer's error or the abort reason. */
    async ready() {
        await this.#until(() => !this.isFull);
    }
    async idle() {
        await this.#until(() => this.#pending === 0);
    }
    /** Reviews the site. Call `idle` first. `paths` lists all files of the site. */
    async review(paths, options, moved) {
        // End the other threads to free their memory for the review.
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
/** A function instead of a literal in `new URL`, so that the bundler does not copy the source file. */
function threadFile() {
    return new URL(...['../export/receive/extract/writers/writers.js', import.meta.url]).href.endsWith('.ts') ? './writer-thread.ts' : './writer-thread.js';
}
/** Combines small files into tasks of one megabyte. */
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
        // Avoid splitting a file between two batches: both would need the same writer, and the other writers would be idle.
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
        // Send the rest of a file to the writer that has the file open.
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
 * Copies the site from a folder, with the same rules as for an archive. The folder is never changed. Returns the
 * entries that are left out because of their names. A folder such as `.git` counts as one entry.
 */
async function copyFolder(folder, target, allowed) {
    const { guards, writers, batch, signal } = target;
    const top = await (0,promises_.realpath)(folder);
    const memory = Buffer.allocUnsafeSlow(CHUNK_BYTES);
    const leftOut = [];
    const leaves = (path) => [...allowed].every(name => !`${name}/`.startsWith(`${path}/`));
    let copied = 0;
    /** `parents` contains the real paths of the enclosing folders, to detect links to these folders. */
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
            // The target of a link may have another name, so the rules also apply to that name.
            const original = (0,external_node_path_.relative)(top, real).replaceAll(external_node_path_.sep, '/');
            if (original !== path && ((0,left_out/* isDotfile */.aJ)(original) || (0,files_credentials/* isCredentialName */.hN)(original)) && leaves(path)) {
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
    /** Follows a link to a path inside the folder. Refuses any other link, and a link to an enclosing folder. */
    async function followLink(place, path, parents) {
        if (!(await (0,promises_.lstat)(place)).isSymbolicLink())
            return place;
        const real = await (0,promises_.realpath)(place).catch(() => '');
        if (real.startsWith(`${top}${external_node_path_.sep}`) && !parents.includes(real))
            return real;
        throw new failure/* Failure */.HR('entry-is-link', `The site was not extracted. A symbolic link points outside the folder, to a folder that contains the link, or to a missing file: ${JSON.stringify(path)}.`);
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
















/** For smaller archives, a second thread costs more (50 ms, 50 MB) than it saves. */
const MIN_BYTES_FOR_THREADS = 16 * 1024 * 1024;
const THREADS = 2;
const MAX_NAMED = 20;
/** Extracts a site into `site` in the private folder, from a folder or from an archive that is being downloaded. */
class Extraction {
    sitePath;
    /** Received files that are not part of the site. */
    leftOut = [];
    /** Files that contain credentials and are neither allowed nor linked. Some are also left out for another reason. */
    credentials = [];
    #context;
    #options;
    #allowed;
    /** Replaced by each attempt, because a download can restart. */
    #target;
    #tar;
    #files = [];
    #moved = new Map();
    constructor(folder, context, options = {}) {
        this.sitePath = (0,external_node_path_.join)(folder, 'site');
        this.#context = context;
        this.#options = options;
        this.#allowed = options.allowed ?? new Set();
    }
    async begin(size, format) {
        await this[Symbol.asyncDispose]();
        this.leftOut = [];
        this.credentials = [];
        this.#moved.clear();
        (0,file_writer/* makeSiteFolder */.Y1)((0,external_node_path_.dirname)(this.sitePath), 'site');
        const { signal } = this.#context;
        const isLarge = size === undefined || size >= MIN_BYTES_FOR_THREADS;
        const writers = new Writers(this.sitePath, isLarge ? THREADS : 1, this.#options.isReviewed === true, signal);
        const [guards, batch] = [new archive_guards/* Guards */.dl(), new Batch(writers)];
        this.#target = { root: this.sitePath, guards, writers, batch, dotFolders: [], signal };
        // A zip file is extracted only after it is complete, because its directory is at the end.
        if (format !== 'tar' && format !== 'tar.gz')
            return;
        const ready = async () => await writers.ready();
        this.#tar = new tar/* TarStream */.o(writing(this.#target), { isGzip: format === 'tar.gz', guards, signal, ready });
    }
    async write(bytes) {
        await this.#tar?.write(bytes);
    }
    async complete(archive) {
        if (this.#tar === undefined)
            await this.#extractZip(archive);
        else
            await this.#tar.end();
        return await this.#finish('archive');
    }
    async copyFolder(folder) {
        await this.begin(undefined);
        this.leftOut = await copyFolder(folder, this.#started, this.#allowed);
        return await this.#finish('folder');
    }
    async review(options) {
        return await this.#started.writers.review(this.#files.map(({ path }) => path), options, this.#moved);
    }
    /** Reserves the path of a file to add. Returns false if the path is invalid or taken on some file systems. */
    take(path) {
        return this.#started.guards.take(path);
    }
    /** Adds files to the site at paths that `take` reserved. */
    async add(files) {
        return await writeAddedFiles(this.sitePath, files, this.#context.signal);
    }
    /** Reserves paths and adds files that the review must include. Returns all files of the site. */
    async addToSite(files) {
        for (const { path } of files)
            this.take(path);
        this.#files.push(...(await this.add(files)));
        return this.#files;
    }
    async leaveOut(files) {
        for (const [path, reason] of files) {
            this.#context.signal.throwIfAborted();
            await (0,promises_.rm)((0,external_node_path_.join)(this.sitePath, path));
            this.#started.guards.release(path);
            this.#moved.set(path, undefined);
            this.leftOut.push({ path, reason });
        }
        this.#files = this.#files.filter(({ path }) => !files.has(path));
        await this.#removeEmptyFolders([...files.keys()].map(external_node_path_.dirname));
    }
    /** Moves files in the given order. Each new path must be free when its file is moved. */
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
    /** Stops the extraction and removes the site that it wrote, unless the site was moved away. */
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
    async #finish(source) {
        const { guards, writers, batch } = this.#started;
        batch.send();
        await writers.idle();
        guards.requireFiles();
        const credentials = writers.files.filter(({ isCredential }) => isCredential === true);
        this.#files = writers.files.map(({ path, size, sha256 }) => ({ path, size, sha256 }));
        await this.#leaveOutDotfiles();
        await this.#leaveOutCredentials(credentials.map(({ path }) => path), source);
        if ((0,pages/* pageCountOf */.YX)(this.#files) === 0)
            throw (0,archive_guards/* refuseArchive */.B2)('archive-without-pages');
        return this.#files;
    }
    async #leaveOutDotfiles() {
        const isLeftOut = (path) => (0,left_out/* isDotfile */.aJ)(path) && !this.#allowed.has(path);
        const found = this.#files.map(({ path }) => path).filter(path => isLeftOut(path));
        await this.leaveOut(new Map(found.map(path => [path, 'dotfile'])));
        const names = this.leftOut.filter(({ reason }) => reason === 'dotfile').map(({ path }) => path);
        if (names.length > 0)
            this.#context.log.notice(`${(0,units/* formatCount */.B4)(names.length, 'file')} left out of the site, because a file or folder name begins with a dot: ${listed(names)}.`);
    }
    /** `found` contains all files that were judged to contain credentials. */
    async #leaveOutCredentials(found, source) {
        const { log, signal } = this.#context;
        const paths = this.#started.writers.files.map(({ path }) => path);
        const credentials = (0,files_credentials/* credentialsAmong */.L0)(found, paths, this.#allowed);
        if (credentials.length > 0) {
            const site = { folder: this.sitePath, files: this.#files };
            const linked = await (0,linked_files/* linkedFiles */.$)(credentials, site, { domain: this.#options.domain, signal });
            this.credentials = credentials.filter(path => !linked.has(path));
            if (linked.size > 0)
                log.warning(`These files contain credentials but remain in the site, because a page links to them: ${listed([...linked].map(([path, page]) => `${path} (linked from ${page})`))}. If they are not examples, revoke the credentials and remove the links.`);
        }
        const inSite = new Set(this.#files.map(({ path }) => path));
        const held = this.credentials.filter(path => inSite.has(path));
        await this.leaveOut(new Map(held.map(path => [path, 'credential'])));
        const names = this.leftOut.filter(({ reason }) => reason === 'credential').map(({ path }) => path);
        await this.#removeEmptyFolders(this.#started.dotFolders);
        const all = new Set([...names, ...this.credentials]);
        if (all.size === 0)
            return;
        const isInArchive = source === 'archive' && this.credentials.length > 0;
        const effect = 'The archive contains them, so it is not delivered, and the output `archive-path` is not set.';
        log.warning(`Files with credentials were left out of the site: ${listed(all)}.${isInArchive ? ` ${effect}` : ''}`);
    }
    /** Removes each of these folders and its parents if they are empty. */
    async #removeEmptyFolders(innermost) {
        const folders = new Set();
        for (let folder of innermost)
            for (; folder !== '.'; folder = (0,external_node_path_.dirname)(folder))
                folders.add(folder);
        // Start with the innermost folders. `rmdir` keeps a folder that is not empty.
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
/** The object in the store changed during the download, so the bytes received so far cannot be used. */
class ObjectChanged extends Error {
    name = 'ObjectChanged';
}
const MAX_REDIRECTS = 5;
/** The general advice is about `base-url`, which does not set the address of the store. */
const TLS_ADVICE = failures/* FAILURES */.E['download-interrupted'].advice;
/** Uses GET: stores reject HEAD for a link that is signed for GET. Sends no credentials: the link contains them. */
async function requestFromStore({ url: link, headers, addresses, stallMs }, { http, clock, signal }) {
    let url = new URL(link);
    try {
        for (let redirects = 0;; redirects += 1) {
            const response = await http.send({
                method: 'GET',
                url,
                // With compression, sizes and ranges would refer to the compressed bytes.
                headers: { 'accept-encoding': 'identity', ...headers },
                idleTimeoutMs: stallMs,
                signal,
                lookup: addresses.lookup
            });
            const { statusCode: status = 0 } = response;
            if (status === 200 || status === 206) {
                const close = () => {
                    if (!response.readableEnded)
                        response.destroy();
                };
                return { status, headers: response.headers, body: chunksOf(response, stallMs, signal), close };
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
        throw explain(error, url, signal);
    }
}
function redirectTarget(location, { from, redirects, addresses }) {
    if (redirects >= MAX_REDIRECTS) {
        throw new failure/* Failure */.HR('insecure-link', `The store at ${from.host} redirected more than ${MAX_REDIRECTS} times.`);
    }
    const target = (0,parse_url/* parseUrl */.D)(location, from.href);
    const problem = target === null ? 'it is not a valid address' : addresses.problemOf(target);
    if (target !== null && problem === undefined)
        return target;
    throw new failure/* Failure */.HR('insecure-link', `The store at ${from.host} redirected to an address that is not allowed: ${problem ?? ''}.`);
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
    return new failure/* Failure */.HR('unexpected-store-response', `The store responded to the download with ${what}.`, {
        advice: status === 407 ? agent_http/* PROXY_CREDENTIALS */.OX : undefined
    });
}
const MAX_ERROR_BYTES = 4096;
/** Returns only the error code in XML from S3 or Azure, because the rest can repeat parts of the signed link. */
function errorCodeIn(body) {
    const code = /<Code>(\w{1,64})<\/Code>/.exec(body)?.[1];
    return code === undefined ? '' : ` (${code})`;
}
/** Ends a response that sends no data for `stallMs`. Time in which the caller does not read, does not count. */
async function* chunksOf(response, stallMs, signal) {
    const stalled = () => response.destroy(new Error(`the connection was idle for ${(0,units/* formatDuration */.a3)(stallMs)}`));
    // The timeout of the connection would also fire while the caller does not read.
    response.setTimeout(0);
    let timer = setTimeout(stalled, stallMs);
    try {
        for await (const chunk of response) {
            clearTimeout(timer);
            yield chunk;
            timer = setTimeout(stalled, stallMs);
        }
        // After an abort, the response discards unread bytes and then ends as if it were complete.
        signal.throwIfAborted();
    }
    catch (error) {
        throw explain(error, undefined, signal);
    }
    finally {
        clearTimeout(timer);
    }
}
/** `url` is undefined after the response has started. */
function explain(error, url, signal) {
    if (signal.aborted)
        return signal.reason;
    if ([failure/* Failure */.HR, http_error/* HttpError */.j$, LinkRejected, ObjectChanged].some(kind => error instanceof kind))
        return error;
    if (url === undefined) {
        return new http_error/* HttpError */.j$(`the connection was closed (${(0,failure/* reasonOf */.A3)(error)})`, { cause: error });
    }
    const failed = (0,http_error/* connectionError */.$t)(error, { responded: false });
    if (failed.isTlsProblem) {
        const code = failed.isTrustProblem ? 'certificate-not-trusted' : 'tls-failed';
        const advice = failed.isTrustProblem ? undefined : TLS_ADVICE;
        const what = `The TLS connection to the store at ${url.host} failed: ${(0,failure/* reasonOf */.A3)(error)}.`;
        return new failure/* Failure */.HR(code, what, { advice, cause: error });
    }
    return new http_error/* HttpError */.j$(`no response from ${url.host} (${(0,failure/* reasonOf */.A3)(error)})`, {
        maybeReceived: failed.maybeReceived,
        cause: error
    });
}

;// CONCATENATED MODULE: ./.build/src/export/receive/archive/archive-connections.js





/** Maximum number of concurrent connections to the store. */
const MAX_ARCHIVE_CONNECTIONS = 8;
/** Sends the requests of one download with the current link, retries them, and limits the number of connections. */
class ArchiveConnections {
    #link;
    #stallMs;
    #context;
    #delay;
    #limit = MAX_ARCHIVE_CONNECTIONS;
    /** Number of requests in progress, including responses that are not yet closed. */
    #open = 0;
    /** Number of open connections that the store accepted. */
    #accepted = 0;
    #slotFreed = (0,deferred/* deferred */.y)();
    /** Shared by all connections, because a failure of one connection usually affects the others. */
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
    /** Retries the request until the store accepts it. The caller must close the response to free the connection. */
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
    /** Resets the retry delay, because new bytes have arrived. */
    received() {
        this.#delay.succeeded();
    }
    /** Waits to retry after an HttpError. Throws other errors. Fails if several attempts could not resolve the host. */
    async retryAfter(error) {
        this.#throwIfAborted();
        if (!(error instanceof http_error/* HttpError */.j$))
            throw error;
        if (error.code !== 'ENOTFOUND')
            this.#isHostKnown = true;
        if (!this.#isHostKnown && this.#delay.failures + 1 >= retry/* MAX_UNREACHABLE_ATTEMPTS */.Hu) {
            throw new failure/* Failure */.HR('download-interrupted', `The archive could not be downloaded in ${retry/* MAX_UNREACHABLE_ATTEMPTS */.Hu} attempts: ${error.message}.`, { cause: error });
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
    /** Lowers the limit if only some requests fail, because the store probably limits connections or is overloaded. */
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





const PART_BYTES = 2 * 1024 * 1024;
/** Size of the pieces in which a single response is passed on. With small pieces, zlib takes twice as long. */
const PIECE_BYTES = 1024 * 1024;
/** The ranges that the store serves cannot be combined reliably. */
class RangesUnreliable extends Error {
    name = 'RangesUnreliable';
}
/**
 * Reads the archive over several connections if the store supports ranges and sends an ETag. Otherwise, sends a single
 * request. The caller must abort the signal of the connections at the end, even after an error.
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
        throw new failure/* Failure */.HR('unexpected-store-response', 'The store responded with a part of the archive to a request for the whole archive (HTTP 206).');
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
        // With fewer parts in memory, a connection would be idle.
        while (inProgress.length < MAX_ARCHIVE_CONNECTIONS && start < object.size) {
            const memory = spare.pop() ?? Buffer.allocUnsafeSlow(Math.min(PART_BYTES, object.size));
            const range = { start, part: memory.subarray(0, object.size - start) };
            const part = readPart(range, object, connections, start === 0 ? first : undefined);
            // The part is awaited later. Until then, a failure must not count as an unhandled rejection.
            part.catch(() => undefined);
            inProgress.push(part);
            start += PART_BYTES;
        }
        const next = inProgress.shift();
        if (next === undefined)
            return;
        const part = await next;
        yield part;
        // Only the last part is shorter, and no later part reuses its memory.
        spare.push(part);
    }
}
/** Fills one part. After an interruption, continues at the first missing byte. */
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
                throw new RangesUnreliable('the store sent an empty response to a range request');
            throw new http_error/* HttpError */.j$('the response ended before the end of the range');
        }
        catch (error) {
            response.close();
            // Without an ETag, the remaining bytes could be from another object.
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
/** Uses `If-Match`, because some stores respond to `If-Range` with a range of the object even if it has changed. */
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
/** Ignores a weak ETag. It identifies only similar content, whose ranges cannot be combined. */
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





/** The response ended without an error, but its size is not the announced size. */
class Truncated extends Error {
    size;
    received;
    constructor(size, received) {
        super(`the archive ended after ${received} of ${size} bytes`);
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
            // The disk and the reader work in other threads while this thread computes the hash.
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
/** Same size as the pieces of a download. */
const write_archive_PIECE_BYTES = 1024 * 1024;
/** Copies a local archive as if it were downloaded, so that later changes to the original have no effect. */
async function copyArchive(from, to, reader, signal) {
    const { size } = await (0,promises_.stat)(from);
    const pieces = (0,external_node_fs_.createReadStream)(from, { highWaterMark: write_archive_PIECE_BYTES });
    return await writeArchive(pieces, { path: to, size, reader, signal }).catch((error) => {
        if (!(error instanceof Truncated))
            throw error;
        throw new failure/* Failure */.HR('from-unreadable', `${from} changed while it was read.`, { cause: error });
    });
}

;// CONCATENATED MODULE: ./.build/src/export/receive/archive/download.js







const STALL_MS = 30_000;
const MAX_TRUNCATED = 3;
/** Restarts if the archive has been replaced. Restarts with a single request if the ranges cannot be combined. */
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
                    throw sizeMismatch(error.size, `sent ${error.received} bytes`);
            }
            if (error instanceof RangesUnreliable || error instanceof ObjectChanged) {
                changes += 1;
                // Nodes of some stores send different ETags for one object, so a second mismatch is not treated as a change.
                useRanges = error instanceof ObjectChanged && changes === 1;
                log.info(`Restarting the download${useRanges ? '' : ' with a single request'}: ${error.message}.`);
                // After two changes, requests contain no `If-Match`. If the store still reports a change, wait before a retry.
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
        // Close all connections, whether the download succeeded or failed.
        end.abort();
    }
}
const LOG_INTERVAL_MS = 5000;
/** A shorter remaining time is not logged, because it is over too soon. */
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








/** Maximum number of files in an error message, because an annotation is cut off after 4,096 characters. */
const receive_MAX_NAMED = 10;
/** Receives the archive in the private folder, and extracts the site into the same folder at the same time. */
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
    const files = await extraction.complete(archive);
    if (keepArchive)
        refuseCredentials(extraction.credentials);
    return { archive, files, hasCredentials: extraction.credentials.length > 0 };
}
function refuseCredentials(paths) {
    if (paths.length === 0)
        return;
    throw new failure/* Failure */.HR('archive-credentials', `The archive contains files with credentials: ${(0,with_more/* withMore */.i)(paths, receive_MAX_NAMED).join(', ')}. Nothing was delivered.`);
}
/** Returns the files in `found` that no page links to. Extracts the archive temporarily to read its pages. */
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
/** Explains an error in a local site, so that the advice does not refer to the service or to `output-dir`. */
function explainSource(error, source, folder) {
    if (source.kind === 'service')
        return error;
    const advice = `Correct the ${source.kind} ${source.path} and run again.`;
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








/** Receives and prepares the files that the deliveries need, and moves either all or none of them into `output-dir`. */
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
                isReviewed: review.check !== 'off'
            })
            : undefined, true);
        try {
            const link = job?.link;
            const { temporary } = output;
            const reception = { source, link, folder: temporary, keepArchive, extraction, allowed, domain };
            const work = async () => await receive(reception, context);
            const { archive, files, hasCredentials = false } = await record.stage(titleOf(source, extract), work);
            const facts = { ...about, jobId: job?.jobId, commit: job?.commit ?? context.github.sha };
            const isKept = archive !== undefined && !hasCredentials;
            const installed = isKept
                ? { archive: installedArchive(archive, place.archiveName, output) }
                : {};
            if (extraction !== undefined && files !== undefined) {
                // Loaded on demand, because runs that deliver only the archive do not need this module.
                const { prepareSite } = await __webpack_require__.e(/* import() */ 9921).then(__webpack_require__.bind(__webpack_require__, 79921));
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
/** Adds the site and its reports to the output folder. A refused site is not added, so an earlier site is kept. */
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
        manifestPath: await output.write(written_names/* MANIFEST */.e0, (0,records_manifest/* serializeManifest */.MZ)(manifest)),
        redirectsPath: texts.redirects && (await output.write(host_files/* REDIRECTS_FILE */.Bg, texts.redirects)),
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
/* harmony export */   $: () => (/* binding */ linkedFiles),
/* harmony export */   q: () => (/* binding */ pageReferences)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52194);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37630);
/* harmony import */ var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2360);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15300);
/* harmony import */ var _text_pieces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80187);






/**
 * Reads the references in one page. Resolves relative references against each of `addresses`, where the page may be
 * served. `known` collects root-relative references from all pages, so that each is resolved only once.
 */
function pageReferences(bytes, addresses = [], domain, known = new Set()) {
    const scanner = new _review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteScanner */ ._S(0);
    scanner.scan('page.html', bytes);
    const { values = [], kinds = [], files: [{ base, isMintlify } = { base: '', isMintlify: false }] = [] } = scanner.drain() ?? {};
    const starts = addresses.map(address => (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .D)(base, `https://${_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .UNKNOWN_HOST */ .IZ}${address}`));
    /** Paths on the site's own host to which the page refers. They are encoded and include the base path. */
    const targets = values.flatMap(value => {
        const isRooted = base === '' && /^\/(?!\/)/.test(value);
        if (isRooted && known.has(value))
            return [];
        if (isRooted)
            known.add(value);
        return starts.slice(0, isRooted ? 1 : undefined).flatMap(start => {
            const address = start && (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .D)(value, start);
            return address !== null && [_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .UNKNOWN_HOST */ .IZ, domain].includes(address.hostname) ? address.pathname : [];
        });
    });
    return { isMintlify, targets, canonical: values[kinds.indexOf('canonical')] };
}
/**
 * Returns the `wanted` files that a page of the extracted site links to, each with the first such page. Reads every page,
 * because the review, which collects all links, can be off. The base path is not known yet, so a link can have any prefix.
 */
async function linkedFiles(wanted, { folder, files }, { domain, signal }) {
    const linked = new Map();
    const known = new Set();
    const paths = new Set(files.map(({ path }) => path));
    for (const { path, size } of files) {
        if (wanted.length === linked.size)
            break;
        if (!(0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .isPage */ .yp)(path))
            continue;
        const address = new _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .SiteAddress */ .g6(path).pathname;
        for await (const piece of (0,_text_pieces_js__WEBPACK_IMPORTED_MODULE_2__/* .textPieces */ .Vk)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path), size)) {
            signal.throwIfAborted();
            const { targets } = pageReferences(piece, [address], domain, known);
            const named = targets.map(target => `/${_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .SiteAddress */ .g6.parse(target)?.path ?? ''}`);
            for (const file of filesAmong(named, wanted, paths))
                if (!linked.has(file))
                    linked.set(file, path);
        }
    }
    return linked;
}
/** Returns the `wanted` files to which `named` paths lead, with any base path. */
function filesAmong(named, wanted, paths) {
    // A prefix counts as the base path only if the page also refers to an existing `_next/` file below this prefix.
    const isBasePath = (prefix) => named.some(other => other.startsWith(`${prefix}/_next/`) && paths.has(other.slice(prefix.length + 1)));
    return named.flatMap(target => wanted.filter(file => target === `/${file}` ||
        (target.endsWith(`/${file}`) && isBasePath(target.slice(0, -file.length - 1)))));
}


/***/ }),

/***/ 80187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Si: () => (/* binding */ startOfFile),
/* harmony export */   Vk: () => (/* binding */ textPieces)
/* harmony export */ });
/* unused harmony export OVERLAP_BYTES */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
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

/** Limits memory use. Most files are one piece. */
const PIECE_BYTES = 16 * 1024 * 1024;
/** The pieces overlap by more than the length of any address, so that each address is whole in one of them. */
const OVERLAP_BYTES = 64 * 1024;
/** Reads a file of any size in pieces. */
async function* textPieces(file, size, pieceBytes = PIECE_BYTES) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (size <= pieceBytes) {
            yield await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file);
            return;
        }
        const handle = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file), true);
        for (let start = 0; start + OVERLAP_BYTES < size || start === 0; start += pieceBytes - OVERLAP_BYTES) {
            const { buffer, bytesRead } = await handle.read(Buffer.alloc(pieceBytes), 0, pieceBytes, start);
            if (bytesRead === 0)
                return;
            yield buffer.subarray(0, bytesRead);
        }
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
/** Reads the start of a file as text. */
async function startOfFile(file, maxBytes) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const handle = __addDisposableResource(env_2, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file), true);
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxBytes), 0, maxBytes, 0);
        return buffer.toString('utf8', 0, bytesRead);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}


/***/ })

};
