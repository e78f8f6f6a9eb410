import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: ./src/lib/failure.ts
/**
 * An end that a person can do something about. Whatever else is thrown is a bug of ours and is reported as one.
 */
class failure_Failure extends Error {
    /** Stable name of this kind of failure: its heading in docs/errors.md. */
    code;
    /** What the reader of the log should do now. */
    advice;
    constructor({ code, what, advice, cause }) {
        super(what, cause === undefined ? undefined : { cause });
        this.name = 'Failure';
        this.code = code;
        this.advice = advice;
    }
}
/** Any error as one that can be told: a bug has the same advice wherever it is met. */
function asFailure(error) {
    if (error instanceof failure_Failure)
        return error;
    return new failure_Failure({
        code: 'bug',
        what: `This is a bug of the action: ${reasonOf(error)}.`,
        advice: 'Run again with debug logging and report it.',
        cause: error
    });
}
/** The innermost reason of an error in a few words, for a log line. */
function reasonOf(error) {
    // Not instanceof: Node's own errors come from another realm when we run in a context of our own, as in tests.
    const { message, errors } = Object(error);
    // Node reports several failed addresses of one host as an AggregateError without a message.
    if (message === '' && errors !== undefined)
        return errors.map(reasonOf).join('; ');
    return typeof message === 'string' ? message : String(error);
}

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./src/lib/quantity.ts
const UNITS = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
/** `90s`, `45m`, `1h30m`, `500ms`, or a bare number of minutes; undefined for anything else. */
function parseDuration(text) {
    if (/^\d+(\.\d+)?$/.test(text))
        return Number(text) * UNITS.m;
    const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?(?:(\d+)ms)?$/i.exec(text);
    if (match === null || text === '')
        return undefined;
    const [, h = 0, m = 0, s = 0, ms = 0] = match;
    return Number(h) * UNITS.h + Number(m) * UNITS.m + Number(s) * UNITS.s + Number(ms);
}
/** `0.4 s`, `12 s`, `3 min 20 s`, `1 h 30 min`, `3 d 4 h`: two units at most, the way a person would say it. */
function formatDuration(ms) {
    if (ms < 9950)
        return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const parts = [
        [Math.floor(seconds / 86_400), 'd'],
        [Math.floor(seconds / 3600) % 24, 'h'],
        [Math.floor(seconds / 60) % 60, 'min'],
        [seconds % 60, 's']
    ];
    const first = parts.findIndex(([count]) => count > 0);
    return parts
        .slice(first, first + 2)
        .filter(([count]) => count > 0)
        .map(([count, unit]) => `${count} ${unit}`)
        .join(' ');
}
/** Decimal units, as object stores and browsers show them. */
function quantity_formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes / 1000;
    let unit = 0;
    while (value >= 999.5 && unit < units.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${value < 9.95 ? value.toFixed(1) : value.toFixed(0)} ${units[unit] ?? ''}`;
}

;// CONCATENATED MODULE: ./src/export/site/guards.ts


/**
 * Everything for which an archive is refused. An archive is hostile until proven otherwise: it is unpacked into a fresh
 * folder of our own, in which only plain files and folders are ever created, none of them over another.
 */
const REASONS = {
    'entry-path-absolute': 'has an absolute path',
    'entry-path-parent': 'leads out of its folder with `..`',
    'entry-path-backslash': 'has a backslash in its path, which is a separator on some systems',
    'entry-path-drive': 'begins with a drive letter',
    'entry-path-character': 'has control characters, or characters that no text consists of, in its path',
    'entry-path-unportable': 'has a name that Windows can not hold',
    'entry-path-long': 'has a longer path than this disk can hold',
    'entry-is-link': 'is a link, and a link can point anywhere',
    'entry-is-special': 'is neither a file nor a folder',
    'entry-file-as-folder': 'needs a folder where the archive has a file, or the other way round',
    'entry-duplicate': 'is there twice: the second would overwrite the first',
    'entry-case-clash': 'differs from another entry only in upper and lower case or in its accents: on many disks they are the same file',
    'entry-encrypted': 'is encrypted',
    'entry-method-unknown': 'is compressed in a way that is not supported (stored and deflated are)',
    'entry-overlap': 'shares its bytes with another entry, or reaches out of the archive',
    'entry-checksum': 'does not match its own checksum or size'
};
const ENTRY_REASONS = Object.keys(REASONS);
function refuseEntry(code, entry, cause) {
    return new failure_Failure({
        code,
        // Quoted as JSON: a line break in a name must not become a line of its own in the log.
        what: `The archive was not unpacked: its entry ${JSON.stringify(entry.slice(0, 300))} ${REASONS[code]}.`,
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
    return new Failure({
        code,
        what: `The archive was not unpacked: ${WHOLE[code]}${detail === undefined ? '' : ` (${detail})`}.`,
        advice: code === 'archive-corrupt'
            ? 'Run again with the same `job-id`; if it stays like this, the archive is broken at the service: export again.'
            : 'Look at the export in the dashboard of the service; `deliver: artifact` hands over the archive as it is.',
        cause
    });
}
const MOST_ENTRIES = 1_000_000;
const MOST_BYTES = 20e9;
const FREE_BYTES = (/* unused pure expression or super */ null && (64 * 1024 * 1024));
const MOST_EXPANSION = 200;
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
        if (this.#entries > MOST_ENTRIES)
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
        if (unpacked > MOST_BYTES)
            throw refuseArchive('archive-too-large');
        if (unpacked > FREE_BYTES && unpacked > packed * MOST_EXPANSION) {
            throw refuseArchive('archive-expands-too-much', `${formatBytes(unpacked)} from its first ${formatBytes(packed)}`);
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
            throw refuseEntry('entry-path-character', name);
        const segments = name.split('/').filter(segment => segment !== '' && segment !== '.');
        if (segments.includes('..'))
            throw refuseEntry('entry-path-parent', name);
        if (segments.some(isTooLong))
            throw refuseEntry('entry-path-long', name);
        if (this.#platform === 'win32' && segments.some(isUnportable))
            throw refuseEntry('entry-path-unportable', name);
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
function guards_explainDiskRefusal(error, entry) {
    const { code } = error;
    if (code === 'EEXIST')
        return refuseEntry('entry-case-clash', entry, error);
    if (code === 'ENAMETOOLONG')
        return refuseEntry('entry-path-long', entry, error);
    return error;
}

;// CONCATENATED MODULE: ./src/export/site/files.ts




// Never over something that is there, never through a link. The second has no meaning, and no flag, on Windows.
const CREATE = external_node_fs_namespaceObject.constants.O_WRONLY |
    external_node_fs_namespaceObject.constants.O_CREAT |
    external_node_fs_namespaceObject.constants.O_EXCL |
    (external_node_fs_namespaceObject.constants.O_NOFOLLOW ?? 0);
/** A folder that must not be there yet, in one that is. */
function makeFolder(root, folder) {
    try {
        mkdirSync(join(root, folder), 0o755);
    }
    catch (error) {
        throw explainDiskRefusal(error, folder);
    }
}
/** Opens a file that must not be there yet, in a folder that is. */
function createFile(root, path) {
    try {
        return (0,external_node_fs_namespaceObject.openSync)((0,external_node_path_namespaceObject.join)(root, path), CREATE, 0o644);
    }
    catch (error) {
        throw guards_explainDiskRefusal(error, path);
    }
}
function writeAll(fd, bytes) {
    let written = 0;
    while (written < bytes.length)
        written += (0,external_node_fs_namespaceObject.writeSync)(fd, bytes, written);
}
/** Synchronous on purpose: one call a step is a quarter faster than promises, and streams are slower still. */
function writeFileOnce(root, path, bytes) {
    const fd = createFile(root, path);
    try {
        writeAll(fd, bytes);
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(fd);
    }
    return { path, size: bytes.length, sha256: (0,external_node_crypto_namespaceObject.hash)('sha256', bytes) };
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
                this.#open = { fd: createFile(this.#root, path), hash: (0,external_node_crypto_namespaceObject.createHash)('sha256'), size: 0 };
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
            (0,external_node_fs_namespaceObject.closeSync)(this.#open.fd);
        this.#open = undefined;
    }
}

;// CONCATENATED MODULE: external "node:stream"
const external_node_stream_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
;// CONCATENATED MODULE: external "node:stream/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
;// CONCATENATED MODULE: ./src/lib/memory.ts
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

;// CONCATENATED MODULE: ./src/export/site/zip-run.ts








/** An entry of this size or more is streamed; smaller ones are read, with their neighbours, and inflated at once. */
const LARGE_BYTES = 16 * 1024 * 1024;
const POOLED_BYTES = Buffer.poolSize;
const LOCAL_HEADER_BYTES = 30;
const LOCAL_HEADER_MARK = 0x04034b50;
/** Unpacks entries that lie next to each other in the archive. */
async function unpackRun(archive, root, entries) {
    const fd = (0,external_node_fs_namespaceObject.openSync)(archive, 'r');
    try {
        const [first] = entries;
        if (first === undefined)
            return [];
        if (isLarge(first))
            return [await unpackLarge(fd, root, first)];
        const start = first.offset;
        const bytes = readRange(fd, start, entries.at(-1)?.limit ?? start);
        const files = entries.map(entry => {
            const at = dataStart(bytes.subarray(entry.offset - start, entry.limit - start), entry);
            const packed = bytes.subarray(entry.offset - start + at, entry.offset - start + at + entry.packedSize);
            const content = entry.isDeflated ? inflate(packed, entry) : packed;
            if (content.length !== entry.size || (0,external_node_zlib_namespaceObject.crc32)(content) !== entry.crc) {
                throw refuseEntry('entry-checksum', entry.path);
            }
            const written = writeFileOnce(root, entry.path, content);
            if (entry.isDeflated)
                release(content);
            return written;
        });
        release(bytes);
        return files;
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(fd);
    }
}
function isLarge({ packedSize, size }) {
    return packedSize >= LARGE_BYTES || size >= LARGE_BYTES;
}
function readRange(fd, start, end) {
    const bytes = Buffer.allocUnsafeSlow(end - start);
    let filled = 0;
    while (filled < bytes.length) {
        const count = (0,external_node_fs_namespaceObject.readSync)(fd, bytes, filled, bytes.length - filled, start + filled);
        if (count === 0)
            throw new Error('the archive on disk became shorter');
        filled += count;
    }
    return bytes;
}
/** Length of the local header, whose name and extra field may differ from those in the directory. */
function dataStart(header, { path, packedSize, offset, limit }) {
    if (header.length < LOCAL_HEADER_BYTES || header.readUInt32LE(0) !== LOCAL_HEADER_MARK) {
        throw refuseEntry('entry-overlap', path);
    }
    const start = LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
    if (offset + start + packedSize > limit)
        throw refuseEntry('entry-overlap', path);
    return start;
}
function inflate(packed, { path, size }) {
    try {
        // One byte more than needed, so that zlib sees at once that no more is to come; and more than comes from a pool.
        const chunkSize = Math.max(POOLED_BYTES, size) + 1;
        return (0,external_node_zlib_namespaceObject.inflateRawSync)(packed, { maxOutputLength: Math.max(1, size), chunkSize });
    }
    catch (error) {
        throw refuseEntry('entry-checksum', path, error);
    }
}
async function unpackLarge(archive, root, entry) {
    const { path, offset, packedSize, size } = entry;
    const header = readRange(archive, offset, Math.min(offset + LOCAL_HEADER_BYTES, entry.limit));
    const start = offset + dataStart(header, entry);
    const packed = packedSize === 0
        ? external_node_stream_namespaceObject.Readable.from([])
        : (0,external_node_fs_namespaceObject.createReadStream)('', {
            fd: archive,
            autoClose: false,
            start,
            end: start + packedSize - 1,
            highWaterMark: 1024 * 1024
        });
    const hash = (0,external_node_crypto_namespaceObject.createHash)('sha256');
    let [crc, unpacked] = [0, 0];
    const fd = createFile(root, path);
    const write = async (contents) => {
        for await (const content of contents) {
            unpacked += content.length;
            if (unpacked > size)
                throw refuseEntry('entry-checksum', path);
            crc = (0,external_node_zlib_namespaceObject.crc32)(content, crc);
            hash.update(content);
            writeAll(fd, content);
        }
    };
    try {
        if (entry.isDeflated)
            await (0,promises_namespaceObject.pipeline)(packed, (0,external_node_zlib_namespaceObject.createInflateRaw)({ chunkSize: 1024 * 1024 }), write);
        else
            await (0,promises_namespaceObject.pipeline)(packed, write);
    }
    catch (error) {
        const isZlibs = String(error.code).startsWith('Z_');
        throw isZlibs ? refuseEntry('entry-checksum', path, error) : error;
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(fd);
    }
    if (unpacked !== size || crc !== entry.crc)
        throw refuseEntry('entry-checksum', path);
    return { path, size, sha256: hash.digest('hex') };
}

;// CONCATENATED MODULE: ./src/export/site/tasks.ts



class Performer {
    #root;
    #writer;
    constructor(root) {
        this.#root = root;
        this.#writer = new FileWriter(root);
    }
    async perform(task) {
        try {
            if (task.kind === 'zip-run')
                return { files: await unpackRun(task.archive, this.#root, task.entries) };
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
    if (error instanceof failure_Failure) {
        const { code, message, advice } = error;
        return { failure: { code, what: message, advice }, message };
    }
    const { message, code } = error;
    return { message, errno: code };
}
function errorOf({ failure, message, errno }) {
    return failure === undefined ? Object.assign(new Error(message), { code: errno }) : new Failure(failure);
}

;// CONCATENATED MODULE: ./src/export/site/writer.ts


// The whole of a writer thread: tasks come in, what they wrote goes back, and the bytes with it, to be filled again.
const performer = new Performer(external_node_worker_threads_namespaceObject.workerData.root);
let turn = Promise.resolve();
external_node_worker_threads_namespaceObject.parentPort?.on('message', (task) => {
    turn = turn.then(async () => {
        const done = await performer.perform(task);
        external_node_worker_threads_namespaceObject.parentPort?.postMessage(done, done.bytes === undefined ? [] : [done.bytes.buffer]);
    });
});

