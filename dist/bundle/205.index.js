export const id = 205;
export const ids = [205];
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

/***/ 1205:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_worker_threads__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _tasks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93650);


// The whole of a writer thread: tasks come in, what they wrote goes back, and the bytes with it, to be filled again.
const performer = new _tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .Performer */ .P(node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData.root);
let turn = Promise.resolve();
node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (task) => {
    turn = turn.then(async () => {
        const done = await performer.perform(task);
        node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(done, done.bytes === undefined ? [] : [done.bytes.buffer]);
    });
});


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
