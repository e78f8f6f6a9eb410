export const id = 820;
export const ids = [820];
export const modules = {

/***/ 94445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ refuseArchive),
/* harmony export */   H0: () => (/* binding */ explainDiskRefusal),
/* harmony export */   dl: () => (/* binding */ Guards),
/* harmony export */   n6: () => (/* binding */ refuseEntry),
/* harmony export */   qb: () => (/* binding */ corrupt)
/* harmony export */ });
/* harmony import */ var _failures_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97562);
/* harmony import */ var _failures_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52727);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81529);
/* harmony import */ var _site_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77472);





const MAX_QUOTED_CHARACTERS = 300;
/** An archive is refused as a whole: one bad entry is reason enough to trust none of the others. */
function refuseEntry(code, entry, cause) {
    // Quoted as JSON: a line break in a name must not start a new line in the log.
    const quoted = JSON.stringify(entry.slice(0, MAX_QUOTED_CHARACTERS));
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR(code, `The site was not extracted. ${withoutStop(code)}: ${quoted}.`, { cause });
}
function refuseArchive(code, detail, cause) {
    const details = detail === undefined ? '' : ` (${detail})`;
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR(code, `The site was not extracted. ${withoutStop(code)}${details}.`, { cause });
}
function corrupt(detail, cause) {
    return refuseArchive('archive-corrupt', detail, cause);
}
function withoutStop(code) {
    return _failures_index_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILURES */ .E[code].cause.replace(/\.$/, '');
}
const PATH_CODES = {
    long: 'entry-path-long',
    absolute: 'entry-path-absolute',
    backslash: 'entry-path-backslash',
    drive: 'entry-path-drive',
    characters: 'entry-path-characters',
    parent: 'entry-path-parent'
};
class Guards {
    #platform;
    #taken = new Map();
    /** Most entries are in the same folder as the one before. */
    #lastFolder = '';
    #entries = 0;
    #files = 0;
    constructor(platform = process.platform) {
        this.#platform = platform;
    }
    admit(name, kind) {
        // First: everything after this takes time in proportion to the length.
        if ((0,_site_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isPathTooLong */ .M0)(name))
            throw refuseEntry('entry-path-long', name);
        if (kind === 'link')
            throw refuseEntry('entry-is-link', name);
        if (kind === 'special')
            throw refuseEntry('entry-is-special', name);
        const segments = this.#segmentsOf(name, kind);
        const path = segments.join('/');
        if (kind === 'folder') {
            const newFolders = this.#takeFolders(segments, name);
            this.#count(Math.max(1, newFolders.length));
            return { path, newFolders };
        }
        if (path === '')
            throw refuseEntry('entry-file-as-folder', name);
        const newFolders = this.#takeFolders(segments.slice(0, -1), name);
        this.#take(path, 'file', name);
        this.#count(1 + newFolders.length);
        this.#files += 1;
        return { path, newFolders };
    }
    /** `extracted` bytes came from the first `read` bytes of the archive. The sizes in its headers may be wrong. */
    allowExpansion(extracted, read) {
        if (extracted > _failures_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_EXTRACTED_BYTES */ .Sf)
            throw refuseArchive('archive-too-large');
        if (extracted > _failures_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .FREE_BYTES */ .r6 && extracted > read * _failures_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_EXPANSION */ .fQ) {
            throw refuseArchive('archive-expands-too-much', `${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(extracted)} from the first ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(read)}`);
        }
    }
    /** False when a file cannot be admitted at this place. */
    take(path) {
        try {
            this.admit(path, 'file');
            return true;
        }
        catch {
            return false;
        }
    }
    requireFiles() {
        if (this.#files === 0)
            throw refuseArchive('archive-empty');
    }
    #count(entries) {
        this.#entries += entries;
        if (this.#entries > _failures_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ENTRIES */ .Sd)
            throw refuseArchive('archive-too-many-entries');
    }
    #segmentsOf(name, kind) {
        // Python's tarfile calls the root folder `/` when it is added with an empty name.
        if (kind === 'folder' && name === '/')
            return [];
        if (name.startsWith('/'))
            throw refuseEntry('entry-path-absolute', name);
        const segments = name.split('/').filter(segment => segment !== '' && segment !== '.');
        const problem = (0,_site_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfPath */ ._r)(segments.join('/'));
        if (problem !== undefined)
            throw refuseEntry(PATH_CODES[problem], name);
        if (this.#platform === 'win32' && segments.some(_site_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isForbiddenOnWindows */ .Wi))
            throw refuseEntry('entry-path-windows', name);
        return segments;
    }
    #takeFolders(segments, name) {
        const whole = segments.join('/');
        if (whole === this.#lastFolder)
            return [];
        const newFolders = [];
        for (let depth = 1; depth <= segments.length; depth++) {
            const folder = segments.slice(0, depth).join('/');
            if (this.#take(folder, 'folder', name))
                newFolders.push(folder);
        }
        this.#lastFolder = whole;
        return newFolders;
    }
    /** True when the path is new. A folder may occur several times, a file once. */
    #take(path, kind, name) {
        // An archive must give the same result everywhere: what clashes on macOS and Windows is refused on Linux too.
        const place = (0,_site_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedPath */ .kV)(path);
        const existing = this.#taken.get(place);
        if (existing === undefined) {
            this.#taken.set(place, { path, kind });
            return true;
        }
        if (existing.path !== path)
            throw refuseEntry('entry-case-clash', name);
        if (existing.kind !== kind)
            throw refuseEntry('entry-file-as-folder', name);
        if (kind === 'file')
            throw refuseEntry('entry-duplicate', name);
        return false;
    }
}
/** The disk may refuse an entry that the guards admitted. */
function explainDiskRefusal(error, entry) {
    const { code } = error;
    if (code === 'EEXIST')
        return refuseEntry('entry-case-clash', entry, error);
    if (code === 'ENAMETOOLONG')
        return refuseEntry('entry-path-long', entry, error);
    return error;
}


/***/ }),

/***/ 14014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readDirectory),
/* harmony export */   i: () => (/* binding */ readBytes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _guards_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94445);



const END_MARK = 0x06054b50;
const END_BYTES = 22;
const ZIP64_LOCATOR_MARK = 0x07064b50;
const ZIP64_LOCATOR_BYTES = 20;
const ZIP64_END_MARK = 0x06064b50;
const ZIP64_END_BYTES = 56;
const ENTRY_MARK = 0x02014b50;
const ENTRY_BYTES = 46;
/** A comment of up to 65,535 bytes, and padding to a tape block, can follow the end record. */
const MAX_TAIL_BYTES = 128 * 1024;
const READ_BYTES = 1024 * 1024;
const MAX_ENTRY_BYTES = ENTRY_BYTES + 3 * 0xffff;
const UNIX = 3;
const MACOS = 19;
const ZIP64_FIELD = 0x0001;
/**
 * Reads the directory of a zip. It must end exactly where the end record begins: some writers store only the lower 16
 * bits of the number of entries, so the number alone does not show whether entries are missing.
 */
function* readDirectory(fd, size) {
    const { start, end, count, countModulo } = findDirectory(fd, size);
    let window = Buffer.alloc(0);
    let windowStart = start;
    let found = 0;
    for (let position = start; position < end; found++) {
        if (position + MAX_ENTRY_BYTES > windowStart + window.length && windowStart + window.length < end) {
            window = readBytes(fd, position, Math.min(position + READ_BYTES, end));
            windowStart = position;
        }
        const bytes = window.subarray(position - windowStart);
        const length = entryLength(bytes);
        yield entryOf(bytes.subarray(0, length));
        position += length;
    }
    if (found % countModulo !== count)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_2__/* .corrupt */ .qb)(`its directory has ${found} entries instead of ${count}`);
    return { start };
}
function findDirectory(fd, size) {
    const tailStart = Math.max(0, size - MAX_TAIL_BYTES);
    const tail = readBytes(fd, tailStart, size);
    const at = findEnd(tail);
    if (tail.readUInt16LE(at + 4) !== 0 || tail.readUInt16LE(at + 6) !== 0)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_2__/* .corrupt */ .qb)('it has several parts');
    const record = {
        count: tail.readUInt16LE(at + 10),
        size: tail.readUInt32LE(at + 12),
        start: tail.readUInt32LE(at + 16)
    };
    if (tail.readUInt16LE(at + 8) !== record.count)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_2__/* .corrupt */ .qb)('it has several parts');
    const locator = at - ZIP64_LOCATOR_BYTES;
    const isZip64 = locator >= 0 && tail.readUInt32LE(locator) === ZIP64_LOCATOR_MARK;
    const position = isZip64
        ? findZip64Directory(fd, tail.subarray(locator), tailStart + locator, record)
        : {
            start: record.start,
            end: tailStart + at,
            count: record.count,
            countModulo: 0x10000,
            size: record.size
        };
    if (position.start + position.size !== position.end)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_2__/* .corrupt */ .qb)('its directory does not end where the end record begins');
    return position;
}
/** The last end record counts, as in other readers. Only zeros may follow it and its comment. */
function findEnd(tail) {
    const mark = Buffer.alloc(4);
    mark.writeUInt32LE(END_MARK);
    const at = tail.lastIndexOf(mark);
    if (at < 0 || at + END_BYTES > tail.length)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_2__/* .corrupt */ .qb)('it has no end record');
    const end = at + END_BYTES + tail.readUInt16LE(at + 20);
    if (end > tail.length || tail.subarray(end).some(byte => byte !== 0)) {
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_2__/* .corrupt */ .qb)('its end record does not match its end');
    }
    return at;
}
function findZip64Directory(fd, locator, locatorStart, record) {
    const end = readUInt64(locator, 8);
    if (end + ZIP64_END_BYTES > locatorStart)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_2__/* .corrupt */ .qb)('its zip64 record is malformed');
    const bytes = readBytes(fd, end, end + ZIP64_END_BYTES);
    if (bytes.readUInt32LE(0) !== ZIP64_END_MARK || end + 12 + readUInt64(bytes, 4) !== locatorStart)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_2__/* .corrupt */ .qb)('its zip64 record is malformed');
    const zip64 = { count: readUInt64(bytes, 32), size: readUInt64(bytes, 40), start: readUInt64(bytes, 48) };
    // A reader may use either record, so that they must agree.
    if ((record.count !== 0xffff && record.count !== zip64.count) ||
        (record.size !== 0xffffffff && record.size !== zip64.size) ||
        (record.start !== 0xffffffff && record.start !== zip64.start)) {
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_2__/* .corrupt */ .qb)('its two end records differ');
    }
    return { ...zip64, end, countModulo: Number.MAX_SAFE_INTEGER };
}
function entryLength(bytes) {
    if (bytes.length < ENTRY_BYTES || bytes.readUInt32LE(0) !== ENTRY_MARK) {
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_2__/* .corrupt */ .qb)('its directory is malformed');
    }
    const length = ENTRY_BYTES + bytes.readUInt16LE(28) + bytes.readUInt16LE(30) + bytes.readUInt16LE(32);
    if (length > bytes.length)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_2__/* .corrupt */ .qb)('its directory is malformed');
    return length;
}
function entryOf(bytes) {
    const rawName = bytes.subarray(ENTRY_BYTES, ENTRY_BYTES + bytes.readUInt16LE(28));
    const nameEnd = ENTRY_BYTES + rawName.length;
    const extra = fieldsIn(bytes.subarray(nameEnd, nameEnd + bytes.readUInt16LE(30)));
    const maker = bytes.readUInt8(5);
    const isUnix = maker === UNIX || maker === MACOS;
    const entry = {
        // Many writers do not mark UTF-8 as such. A name in another encoding is refused: its characters are not known.
        name: rawName.toString(),
        nameCrc: (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(rawName),
        flags: bytes.readUInt16LE(8),
        versionNeeded: bytes.readUInt8(6),
        method: bytes.readUInt16LE(10),
        crc: bytes.readUInt32LE(16),
        compressedSize: bytes.readUInt32LE(20),
        size: bytes.readUInt32LE(24),
        offset: bytes.readUInt32LE(42),
        unixMode: isUnix ? bytes.readUInt16LE(40) : 0
    };
    // The numbers that do not fit into 32 bits follow each other in the extra field.
    const zip64 = extra.get(ZIP64_FIELD);
    if (zip64 === undefined)
        return entry;
    let at = 0;
    for (const key of ['size', 'compressedSize', 'offset']) {
        if (entry[key] !== 0xffffffff)
            continue;
        if (at + 8 > zip64.length)
            throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_2__/* .corrupt */ .qb)('a zip64 field is malformed');
        entry[key] = readUInt64(zip64, at);
        at += 8;
    }
    return entry;
}
function fieldsIn(extra) {
    const fields = new Map();
    // Some writers pad the extra field with up to three zeros.
    for (let at = 0; at + 4 <= extra.length;) {
        const end = at + 4 + extra.readUInt16LE(at + 2);
        if (end > extra.length)
            throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_2__/* .corrupt */ .qb)('an extra field is malformed');
        fields.set(extra.readUInt16LE(at), extra.subarray(at + 4, end));
        at = end;
    }
    return fields;
}
function readUInt64(bytes, at) {
    const value = bytes.readBigUInt64LE(at);
    if (value > BigInt(Number.MAX_SAFE_INTEGER))
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_2__/* .corrupt */ .qb)('a number is too large');
    return Number(value);
}
/** Memory of its own, so that it can be freed. */
function readBytes(fd, start, end) {
    const bytes = Buffer.allocUnsafeSlow(end - start);
    let filled = 0;
    while (filled < bytes.length) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, filled, bytes.length - filled, start + filled);
        if (count === 0)
            throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_2__/* .corrupt */ .qb)('it is truncated');
        filled += count;
    }
    return bytes;
}


/***/ }),

/***/ 60244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ isLargeEntry),
/* harmony export */   CQ: () => (/* binding */ readLargeEntry),
/* harmony export */   cV: () => (/* binding */ readSmallEntries),
/* harmony export */   oV: () => (/* binding */ listZip)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38522);
/* harmony import */ var _runtime_buffer_memory_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63766);
/* harmony import */ var _guards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94445);
/* harmony import */ var _zip_directory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14014);








/** From this size on an entry is streamed. Smaller ones are read together with their neighbors and inflated at once. */
const LARGE_BYTES = 16 * 1024 * 1024;
const GROUP_BYTES = 2 * 1024 * 1024;
/** A task must not take so long that a cancellation is noticed too late. */
const MAX_GROUP_ENTRIES = 1000;
const ENTRIES_BETWEEN_PAUSES = 5000;
const DEFLATED = 8;
/** Encrypted, strongly encrypted, encrypted headers. */
const ENCRYPTED_FLAGS = 0x0001 | 0x0040 | 0x2000;
/** The entry is a difference to another file. */
const PATCH_FLAG = 0x0020;
const UTF8_FLAG = 0x0800;
const COMMON_FLAGS = ENCRYPTED_FLAGS | PATCH_FLAG | UTF8_FLAG;
/** 6.3 is the latest version of the format. */
const MAX_VERSION = 63;
const LOCAL_HEADER_BYTES = 30;
const LOCAL_HEADER_MARK = 0x04034b50;
const STREAM_BYTES = 1024 * 1024;
/** Reads the directory of a zip that is complete on disk, creates its folders, and returns its files in groups. */
async function listZip(archive, { guards, makeFolder, signal }) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(archive.path, 'r');
    const entries = [];
    let bytesExtracted = 0;
    let count = 0;
    try {
        const directory = (0,_zip_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .readDirectory */ .g)(fd, archive.size);
        for (;;) {
            const { value, done } = directory.next();
            if (done)
                return groupsOf(inOrder(entries, value.start));
            const kind = kindOf(value);
            if (value.versionNeeded > MAX_VERSION)
                throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseEntry */ .n6)('entry-compression-unknown', value.name);
            const { path, newFolders } = guards.admit(value.name, kind);
            bytesExtracted += value.size;
            guards.allowExpansion(bytesExtracted, archive.size);
            newFolders.forEach(makeFolder);
            if (kind === 'file')
                entries.push(fileOf(value, path));
            else if (value.size > 0)
                throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .corrupt */ .qb)('a folder has content');
            count += 1;
            if (count % ENTRIES_BETWEEN_PAUSES === 0)
                await new Promise(setImmediate);
            signal.throwIfAborted();
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
}
function kindOf({ unixMode, name }) {
    const type = unixMode & 0o170000;
    if (type === 0o120000)
        return 'link';
    if (type !== 0 && type !== 0o100000 && type !== 0o040000)
        return 'special';
    return name.endsWith('/') ? 'folder' : 'file';
}
function fileOf(entry, path) {
    const { flags, method, nameCrc, compressedSize, size, crc, offset } = entry;
    if ((flags & ENCRYPTED_FLAGS) !== 0)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseEntry */ .n6)('entry-encrypted', path);
    const isKnown = (method === 0 || method === DEFLATED) && (flags & PATCH_FLAG) === 0;
    if (!isKnown)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseEntry */ .n6)('entry-compression-unknown', path);
    if (method === 0 && compressedSize !== size)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseEntry */ .n6)('entry-checksum', path);
    return {
        path,
        nameCrc,
        flags,
        isDeflated: method === DEFLATED,
        compressedSize,
        size,
        crc,
        offset,
        limit: 0
    };
}
/** Each entry ends where the next one begins: with shared bytes, a small archive could expand without limit. */
function inOrder(entries, directoryStart) {
    entries.sort((a, b) => a.offset - b.offset);
    entries.forEach((entry, i) => {
        entry.limit = entries[i + 1]?.offset ?? directoryStart;
        if (entry.offset + entry.compressedSize >= entry.limit)
            throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseEntry */ .n6)('entry-overlap', entry.path);
    });
    return entries;
}
function groupsOf(entries) {
    const groups = [];
    let group = [];
    for (const entry of entries) {
        const start = group[0]?.offset ?? entry.offset;
        const isFull = group.length === MAX_GROUP_ENTRIES || entry.limit - start > GROUP_BYTES;
        if (group.length === 0 || isFull || isLargeEntry(entry)) {
            group = [];
            groups.push(group);
        }
        group.push(entry);
        if (isLargeEntry(entry))
            group = [];
    }
    return groups;
}
function isLargeEntry({ compressedSize, size }) {
    return compressedSize >= LARGE_BYTES || size >= LARGE_BYTES;
}
/** Reads a group of entries. The content is valid until the next one is requested: its memory is freed. */
function* readSmallEntries(fd, entries) {
    const start = entries[0]?.offset ?? 0;
    const bytes = (0,_zip_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .readBytes */ .i)(fd, start, entries.at(-1)?.limit ?? start);
    for (const entry of entries) {
        const own = bytes.subarray(entry.offset - start, entry.limit - start);
        const dataStart = checkLocalHeader(own, entry);
        const compressed = own.subarray(dataStart, dataStart + entry.compressedSize);
        const content = entry.isDeflated ? inflate(compressed, entry) : compressed;
        if (content.length !== entry.size || (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.crc32)(content) !== entry.crc)
            throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseEntry */ .n6)('entry-checksum', entry.path);
        yield { path: entry.path, content };
        if (entry.isDeflated)
            (0,_runtime_buffer_memory_js__WEBPACK_IMPORTED_MODULE_7__/* .release */ ._)(content);
    }
    (0,_runtime_buffer_memory_js__WEBPACK_IMPORTED_MODULE_7__/* .release */ ._)(bytes);
}
async function readLargeEntry(fd, entry, take) {
    const { path, offset, compressedSize, size } = entry;
    const headerEnd = Math.min(offset + LOCAL_HEADER_BYTES + 2 * 0xffff, entry.limit);
    const start = offset + checkLocalHeader((0,_zip_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .readBytes */ .i)(fd, offset, headerEnd), entry);
    let [crc, extracted] = [0, 0];
    const check = async (contents) => {
        for await (const content of contents) {
            extracted += content.length;
            if (extracted > size)
                throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseEntry */ .n6)('entry-checksum', path);
            crc = (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.crc32)(content, crc);
            take(content);
        }
    };
    const compressed = node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.from(readRange(fd, start, start + compressedSize));
    try {
        if (entry.isDeflated)
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(compressed, (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.createInflateRaw)({ chunkSize: STREAM_BYTES }), check);
        else
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(compressed, check);
    }
    catch (error) {
        const isZlibError = String(error.code).startsWith('Z_');
        throw isZlibError ? (0,_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseEntry */ .n6)('entry-checksum', path, error) : error;
    }
    if (extracted !== size || crc !== entry.crc)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseEntry */ .n6)('entry-checksum', path);
}
/** Not a stream of `node:fs`, which closes the descriptor when it is destroyed: that is up to the caller. */
function* readRange(fd, start, end) {
    for (let at = start; at < end; at += STREAM_BYTES)
        yield (0,_zip_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .readBytes */ .i)(fd, at, Math.min(at + STREAM_BYTES, end));
}
/** Returns where the data begins. The local header must agree with the directory, since a reader may use either. */
function checkLocalHeader(bytes, entry) {
    const { path, compressedSize, offset, limit } = entry;
    if (bytes.length < LOCAL_HEADER_BYTES || bytes.readUInt32LE(0) !== LOCAL_HEADER_MARK)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseEntry */ .n6)('entry-overlap', path);
    const nameEnd = LOCAL_HEADER_BYTES + bytes.readUInt16LE(26);
    const start = nameEnd + bytes.readUInt16LE(28);
    if (offset + start + compressedSize > limit)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseEntry */ .n6)('entry-overlap', path);
    const differentFlags = (bytes.readUInt16LE(6) ^ entry.flags) & COMMON_FLAGS;
    const isSame = (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.crc32)(bytes.subarray(LOCAL_HEADER_BYTES, nameEnd)) === entry.nameCrc &&
        bytes.readUInt16LE(8) === (entry.isDeflated ? DEFLATED : 0) &&
        // For ASCII it does not matter whether a name is marked as UTF-8.
        (differentFlags === 0 || (differentFlags === UTF8_FLAG && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(Buffer.from(path))));
    if (!isSame)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .corrupt */ .qb)(`two headers of ${JSON.stringify(path)} differ`);
    return start;
}
const POOLED_BYTES = Buffer.poolSize;
function inflate(compressed, { path, size }) {
    try {
        // One byte more than needed, so that zlib sees the end at once; and too large for Node's shared pool.
        const chunkSize = Math.max(POOLED_BYTES, size) + 1;
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.inflateRawSync)(compressed, { maxOutputLength: Math.max(1, size), chunkSize });
    }
    catch (error) {
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseEntry */ .n6)('entry-checksum', path, error);
    }
}


/***/ }),

/***/ 39640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ FAILING_KINDS),
/* harmony export */   AK: () => (/* binding */ findingDigest),
/* harmony export */   Le: () => (/* binding */ countByKind),
/* harmony export */   mH: () => (/* binding */ FINDING_KINDS),
/* harmony export */   rW: () => (/* binding */ checksText),
/* harmony export */   v9: () => (/* binding */ failingFindings),
/* harmony export */   xP: () => (/* binding */ findingDigests),
/* harmony export */   xe: () => (/* binding */ FindingCollector)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** In the order in which they are reported. */
const FINDING_KINDS = [
    'broken-link',
    'broken-anchor',
    'missing-resource',
    'missing-page',
    'broken-redirect',
    'external-resource',
    'insecure-resource',
    'foreign-canonical',
    'noindex',
    'sitemap',
    'dead-external-link'
];
/** Kinds that `check: fail` fails for, unless `check-fail-on` lists others. */
const FAILING_KINDS = FINDING_KINDS.slice(0, 5);
const MAX_PAGES = 10;
const MAX_FINDINGS = 5000;
/** For one kind: more targets would take too much memory. */
const MAX_TARGETS = 1_000_000;
const DIGEST_LENGTH = 16;
/** In the manifest: 2 MB. */
const MAX_DIGESTS = 100_000;
class FindingCollector {
    #ignore;
    /** By kind: the number of each target, or undefined when it is ignored. */
    #numbers = new Map();
    /** By number. `files`: the first ones in order. */
    #found = [];
    constructor(ignore) {
        this.#ignore = ignore;
    }
    /** The number of a finding. None when `check-ignore` covers its target, or when there are too many of its kind. */
    open(kind, target) {
        const numbers = this.#numbers.get(kind) ?? new Map();
        this.#numbers.set(kind, numbers);
        const known = numbers.get(target);
        if (known !== undefined || numbers.has(target))
            return known;
        if (numbers.size === MAX_TARGETS)
            return undefined;
        const isIgnored = this.#ignore.some(pattern => pattern.matches(target));
        const number = isIgnored ? undefined : this.#found.push({ count: 0, lastFile: -1, files: [] }) - 1;
        numbers.set(target, number);
        return number;
    }
    /** All references of one file have to come together, so that each file counts once. */
    add(number, file) {
        const found = this.#found[number ?? -1];
        if (found === undefined || found.lastFile === file)
            return;
        found.lastFile = file;
        found.count++;
        const { files } = found;
        if (files.length === MAX_PAGES && files.at(-1) < file)
            return;
        files.push(file);
        files.sort((a, b) => a - b).splice(MAX_PAGES);
    }
    finish(pathOf) {
        const findings = [];
        for (const kind of FINDING_KINDS) {
            const numbers = this.#numbers.get(kind) ?? new Map();
            for (const target of [...numbers.keys()].sort()) {
                const found = this.#found[numbers.get(target) ?? -1];
                if (found !== undefined)
                    findings.push({ kind, target, count: found.count, pages: found.files.map(pathOf) });
            }
        }
        return findings;
    }
}
function countByKind(findings) {
    const counts = Object.fromEntries(FINDING_KINDS.map(kind => [kind, 0]));
    for (const { kind } of findings)
        counts[kind]++;
    return counts;
}
/** `checks.json`: docs/checks.md describes it. One finding a line, so that two files can be compared line by line. */
function checksText(findings) {
    const listed = findings.slice(0, MAX_FINDINGS);
    const lines = listed.map(({ kind, target, count, pages, suggestion }) => `\n    ${JSON.stringify({ kind, target, count, pages, suggestion })}`);
    return `{
  "version": 1,
  "counts": ${JSON.stringify(countByKind(findings))},
  "findings": [${lines.join(',')}${lines.length > 0 ? '\n  ' : ''}],
  "truncated": ${listed.length < findings.length}
}
`;
}
/** Identifies a finding in the manifest, for the comparison with a later export. */
function findingDigest({ kind, target }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `${kind}\n${target}`).slice(0, DIGEST_LENGTH);
}
/**
 * Digests of the findings that can fail a run, sorted: of the default kinds and of those in `check-fail-on`. A kind that
 * is added to `check-fail-on` later fails for all of its findings, until an export without them was delivered.
 */
function findingDigests(findings, failOn = []) {
    return findings
        .filter(({ kind }) => FAILING_KINDS.includes(kind) || failOn.includes(kind))
        .slice(0, MAX_DIGESTS)
        .map(findingDigest)
        .sort();
}
/** Findings that fail a run with `check: fail`: with a previous export only those that it did not have. */
function failingFindings(findings, previous, kinds = FAILING_KINDS) {
    const known = new Set(previous);
    return findings.filter(finding => kinds.includes(finding.kind) && !known.has(findingDigest(finding)));
}


/***/ }),

/***/ 63766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ releaseIfWhole),
/* harmony export */   _: () => (/* binding */ release)
/* harmony export */ });
/**
 * Frees the memory of bytes that are not read again. With garbage collection alone they add up to hundreds of megabytes
 * and cost a fifth of all processor time. Only for memory that belongs to these bytes alone, never for a slice of Node's
 * shared pool. Node 20 has no `transfer`.
 */
function release(bytes) {
    const memory = bytes.buffer;
    const { transfer } = memory;
    if (transfer === undefined)
        structuredClone(memory, { transfer: [memory] });
    else
        transfer.call(memory, 0);
}
/** The same for bytes that may be a slice of a larger buffer: then nothing happens. */
function releaseIfWhole(bytes) {
    if (bytes.byteOffset === 0 && bytes.length === bytes.buffer.byteLength)
        release(bytes);
}


/***/ }),

/***/ 21873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Items with the same key, in the order of the first of them: `Map.groupBy`, which Node 20 does not have. */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ }),

/***/ 41397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ ClosestName)
/* harmony export */ });
/** A group of letters in more names than this does not distinguish them. */
const MAX_SHARED = 1000;
/** Compared in full, apart from those that are as good as the last of them. */
const MAX_CANDIDATES = 20;
const MAX_LENGTH = 300;
/** Share of the letter groups of both names; below this, two names have little in common. */
const MIN_SIMILARITY = 0.5;
const MIN_SIMILARITY_OF_MOVED = 0.2;
/** In a short name one mistake changes most groups. A list of so few names, such as inputs, is compared by letters, too. */
const MAX_FEW = 100;
/** Share of the letters of such a name that may be mistakes. */
const MAX_MISTAKES = 0.25;
/** Finds the name that someone may have meant, among many, by the groups of three letters that both have. */
class ClosestName {
    /** By group of letters. */
    #names = new Map();
    #areFew;
    constructor(names) {
        const all = [...names];
        this.#areFew = all.length <= MAX_FEW;
        for (const name of all) {
            for (const group of groupsOf(name)) {
                const having = this.#names.get(group);
                if (having === undefined)
                    this.#names.set(group, [name]);
                else if (having.length <= MAX_SHARED)
                    having.push(name);
            }
        }
    }
    find(name) {
        const groups = groupsOf(name);
        const scored = this.#candidates(groups).flatMap(other => {
            const otherGroups = groupsOf(other);
            const common = [...groups].filter(group => otherGroups.has(group)).length;
            const similarity = (2 * common) / (groups.size + otherGroups.size);
            // A page that was moved keeps the last part of its address.
            const isMoved = lastPart(other) === lastPart(name);
            const isSimilar = similarity >= (isMoved ? MIN_SIMILARITY_OF_MOVED : MIN_SIMILARITY);
            const isMeant = isSimilar || (this.#areFew && isMistyped(name, other));
            return isMeant ? [{ other, score: similarity + (isMoved ? 1 : 0) }] : [];
        });
        return scored.sort((a, b) => b.score - a.score || (a.other < b.other ? -1 : 1))[0]?.other;
    }
    /** The names that share most of the groups which few names have. */
    #candidates(groups) {
        const shared = new Map();
        for (const group of groups) {
            const names = this.#names.get(group) ?? [];
            if (names.length > MAX_SHARED)
                continue;
            for (const name of names)
                shared.set(name, (shared.get(name) ?? 0) + 1);
        }
        const most = Array.from(shared.values()).sort((a, b) => b - a)[MAX_CANDIDATES - 1] ?? 0;
        return [...shared].filter(([, count]) => count >= most).map(([name]) => name);
    }
}
function groupsOf(name) {
    const text = ` ${name.slice(0, MAX_LENGTH).toLowerCase()} `;
    const groups = new Set();
    for (let i = 0; i + 3 <= text.length; i++)
        groups.add(text.slice(i, i + 3));
    return groups;
}
function lastPart(name) {
    return name.slice(name.lastIndexOf('/') + 1);
}
function isMistyped(name, other) {
    const allowed = Math.floor(other.length * MAX_MISTAKES);
    const mayBe = other.length <= MAX_LENGTH && Math.abs(name.length - other.length) <= allowed;
    return mayBe && mistakesBetween(name.toLowerCase(), other.toLowerCase()) <= allowed;
}
/** How many letters have to be inserted, removed, replaced or exchanged with the next one to make one of the other. */
function mistakesBetween(a, b) {
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, at) => at);
    for (let i = 0; i < a.length; i++) {
        const next = [i + 1];
        for (let j = 0; j < b.length; j++) {
            const replaced = row[j] + (a[i] === b[j] ? 0 : 1);
            const isExchanged = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
            const exchanged = isExchanged ? before[j - 1] + 1 : replaced;
            next.push(Math.min(replaced, exchanged, row[j + 1] + 1, next[j] + 1));
        }
        before = row;
        row = next;
    }
    return row.at(-1);
}


/***/ }),

/***/ 43308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withoutBuildHash),
/* harmony export */   t: () => (/* binding */ isImmutable)
/* harmony export */ });
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12967);

/** Parts of a file name; a build puts its hash between two of these characters. */
const SEPARATORS = /[-._~]/;
/**
 * Whether the bytes behind this name never change, because the name contains a hash of them. Strict: readers keep such
 * a file for a year. Words and dates have only letters or only digits.
 */
function isImmutable(path) {
    if ((0,_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(path))
        return false;
    // Other folders below `_next/static/` are named after the build, and its id may be a constant.
    const nextFolder = /(?:^|\/)_next\/static\/([^/]+)\//.exec(path)?.[1];
    if (nextFolder !== undefined)
        return ['chunks', 'css', 'media'].includes(nextFolder);
    const name = path.slice(path.lastIndexOf('/') + 1);
    return name
        .split(SEPARATORS)
        .some(part => /^[0-9a-f]{8,}$/i.test(part) && /\d/.test(part) && /[a-f]/i.test(part));
}
/** File systems allow no longer names, and the patterns below take quadratic time. */
const MAX_NAME = 255;
/** Most targets are pages. */
const MAY_BE_FILE = /\.(?!html?(?:[?#]|$))[A-Za-z0-9]{1,8}(?:[?#]|$)/;
const EXTENSION = /\.(?!html?$)[A-Za-z0-9]{1,8}$/;
const HEX = /(^|[-._~/])(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,64}(?=[-._~]|$)/g;
/** Eight characters before the extension, as Vite and esbuild write them. */
const BASE64 = /([-.])(?=[\w-]*[A-Z0-9])(?=[\w-]*[A-Za-z])[\w-]{8}(?=(?:\.[a-z]{1,8})?\.[A-Za-z0-9]{1,8}$)/;
/** The folder that Next.js names after the build: every other folder below `_next/static/` has a fixed name. */
const BUILD_ID = /((?:^|\/)_next\/static\/)(?!(?:chunks|css|media|development|webpack|runtime|pages)\/)[\w-]+(?=\/)/;
/**
 * A file's address without the hash and the query that a build adds to it, so that a new build of the same content has
 * the same addresses: `/img/logo.3f9a0c1d.png?v=7` becomes `/img/logo..png`. Addresses of pages stay as they are.
 * A wrong guess changes nothing for readers.
 */
function withoutBuildHash(target) {
    if (!MAY_BE_FILE.test(target))
        return target;
    const query = target.search(/[?#]/);
    const path = query < 0 ? target : target.slice(0, query);
    if (!EXTENSION.test(path.slice(-9)))
        return target;
    const start = path.lastIndexOf('/') + 1;
    if (path.length - start > MAX_NAME)
        return target;
    const folder = path.slice(0, start).replace(BUILD_ID, '$1');
    return folder + path.slice(start).replace(HEX, '$1').replace(BASE64, '$1');
}


/***/ }),

/***/ 22797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseGlob)
/* harmony export */ });
const STAR = '*';
const STARS = '**';
const FOLDERS = '**/';
/**
 * `*` stands for anything up to the next `/`, `**` for anything at all; `**` as a whole segment also matches no segment.
 * Every other character stands for itself: addresses contain `?`, and file names contain brackets.
 */
function parseGlob(text) {
    const parts = [];
    for (const [token] of text.matchAll(/\*{2,}\/?|\*|[^*]+/g)) {
        if (!token.startsWith(STARS))
            parts.push(token);
        else if (!token.endsWith('/'))
            parts.push(STARS);
        else if (parts.length === 0 || parts.at(-1)?.endsWith('/') === true)
            parts.push(FOLDERS);
        else
            parts.push(STARS, '/');
    }
    return { text, matches: path => matchesParts(parts, path) };
}
/** Follows all positions in the pattern at once, so that no path takes longer than its length times the pattern's. */
function matchesParts(parts, path) {
    let ends = new Set([0]);
    for (const part of parts) {
        const next = new Set();
        for (const end of ends) {
            if (part === STAR || part === STARS) {
                for (let at = end; at <= path.length && !next.has(at); at++) {
                    next.add(at);
                    if (part === STAR && path[at] === '/')
                        break;
                }
            }
            else if (part === FOLDERS) {
                next.add(end);
                for (let at = path.indexOf('/', end); at >= 0 && !next.has(at + 1); at = path.indexOf('/', at + 1))
                    next.add(at + 1);
            }
            else if (path.startsWith(part, end))
                next.add(end + part.length);
        }
        if (next.size === 0)
            return false;
        ends = next;
    }
    return ends.has(path.length);
}


/***/ }),

/***/ 12967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ isPageType),
/* harmony export */   YX: () => (/* binding */ pageCountOf),
/* harmony export */   a$: () => (/* binding */ countsAsPage),
/* harmony export */   lV: () => (/* binding */ MAX_PAGE_DROP),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   pl: () => (/* binding */ pageDrop),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** Pages are HTML documents. XHTML is not read as HTML, so it is a file like any other. */
function isPage(path) {
    return /\.html?$/i.test(path);
}
/** The same rule for a file that is known by its content type, such as `guides/x` beside `guides/x.html`. */
function isPageType(contentType) {
    return /^text\/html\b/i.test(contentType);
}
/** A host serves it for every address that does not exist. Next.js also writes `_not-found.html`. */
function isNotFoundPage(path) {
    return /(?:^|\/)(?:404|_not-found)(?:\/index)?\.html$/.test(path);
}
/** Whether a reader would count the file as a page: error pages and redirects are not. */
function countsAsPage({ path, redirect }) {
    return isPage(path) && !isNotFoundPage(path) && redirect === undefined;
}
function pageCountOf(files) {
    return files.reduce((count, file) => count + (countsAsPage(file) ? 1 : 0), 0);
}
/** Unless `max-page-drop` says otherwise, a site that lost more is not delivered. */
const MAX_PAGE_DROP = 0.2;
/** The share of pages that the site lost, from 0 to 1. */
function pageDrop(previousPages, pages) {
    return previousPages === 0 ? 0 : Math.max(0, previousPages - pages) / previousPages;
}


/***/ }),

/***/ 16059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ lookup),
/* harmony export */   M: () => (/* binding */ mimes)
/* harmony export */ });
const mimes = {
  "3g2": "video/3gpp2",
  "3gp": "video/3gpp",
  "3gpp": "video/3gpp",
  "3mf": "model/3mf",
  "aac": "audio/aac",
  "ac": "application/pkix-attr-cert",
  "adp": "audio/adpcm",
  "adts": "audio/aac",
  "ai": "application/postscript",
  "aml": "application/automationml-aml+xml",
  "amlx": "application/automationml-amlx+zip",
  "amr": "audio/amr",
  "apng": "image/apng",
  "appcache": "text/cache-manifest",
  "appinstaller": "application/appinstaller",
  "appx": "application/appx",
  "appxbundle": "application/appxbundle",
  "asc": "application/pgp-keys",
  "atom": "application/atom+xml",
  "atomcat": "application/atomcat+xml",
  "atomdeleted": "application/atomdeleted+xml",
  "atomsvc": "application/atomsvc+xml",
  "au": "audio/basic",
  "avci": "image/avci",
  "avcs": "image/avcs",
  "avif": "image/avif",
  "aw": "application/applixware",
  "bdoc": "application/bdoc",
  "bin": "application/octet-stream",
  "bmp": "image/bmp",
  "bpk": "application/octet-stream",
  "btf": "image/prs.btif",
  "btif": "image/prs.btif",
  "buffer": "application/octet-stream",
  "ccxml": "application/ccxml+xml",
  "cdfx": "application/cdfx+xml",
  "cdmia": "application/cdmi-capability",
  "cdmic": "application/cdmi-container",
  "cdmid": "application/cdmi-domain",
  "cdmio": "application/cdmi-object",
  "cdmiq": "application/cdmi-queue",
  "cer": "application/pkix-cert",
  "cgm": "image/cgm",
  "cjs": "application/node",
  "class": "application/java-vm",
  "coffee": "text/coffeescript",
  "conf": "text/plain",
  "cpl": "application/cpl+xml",
  "cpt": "application/mac-compactpro",
  "crl": "application/pkix-crl",
  "css": "text/css",
  "csv": "text/csv",
  "cu": "application/cu-seeme",
  "cwl": "application/cwl",
  "cww": "application/prs.cww",
  "davmount": "application/davmount+xml",
  "dbk": "application/docbook+xml",
  "deb": "application/octet-stream",
  "def": "text/plain",
  "deploy": "application/octet-stream",
  "dib": "image/bmp",
  "disposition-notification": "message/disposition-notification",
  "dist": "application/octet-stream",
  "distz": "application/octet-stream",
  "dll": "application/octet-stream",
  "dmg": "application/octet-stream",
  "dms": "application/octet-stream",
  "doc": "application/msword",
  "dot": "application/msword",
  "dpx": "image/dpx",
  "drle": "image/dicom-rle",
  "dsc": "text/prs.lines.tag",
  "dssc": "application/dssc+der",
  "dtd": "application/xml-dtd",
  "dump": "application/octet-stream",
  "dwd": "application/atsc-dwd+xml",
  "ear": "application/java-archive",
  "ecma": "application/ecmascript",
  "elc": "application/octet-stream",
  "emf": "image/emf",
  "eml": "message/rfc822",
  "emma": "application/emma+xml",
  "emotionml": "application/emotionml+xml",
  "eps": "application/postscript",
  "epub": "application/epub+zip",
  "exe": "application/octet-stream",
  "exi": "application/exi",
  "exp": "application/express",
  "exr": "image/aces",
  "ez": "application/andrew-inset",
  "fdf": "application/fdf",
  "fdt": "application/fdt+xml",
  "fits": "image/fits",
  "g3": "image/g3fax",
  "gbr": "application/rpki-ghostbusters",
  "geojson": "application/geo+json",
  "gif": "image/gif",
  "glb": "model/gltf-binary",
  "gltf": "model/gltf+json",
  "gml": "application/gml+xml",
  "gpx": "application/gpx+xml",
  "gram": "application/srgs",
  "grxml": "application/srgs+xml",
  "gxf": "application/gxf",
  "gz": "application/gzip",
  "h261": "video/h261",
  "h263": "video/h263",
  "h264": "video/h264",
  "heic": "image/heic",
  "heics": "image/heic-sequence",
  "heif": "image/heif",
  "heifs": "image/heif-sequence",
  "hej2": "image/hej2k",
  "held": "application/atsc-held+xml",
  "hjson": "application/hjson",
  "hlp": "application/winhlp",
  "hqx": "application/mac-binhex40",
  "hsj2": "image/hsj2",
  "htm": "text/html",
  "html": "text/html",
  "ics": "text/calendar",
  "ief": "image/ief",
  "ifb": "text/calendar",
  "iges": "model/iges",
  "igs": "model/iges",
  "img": "application/octet-stream",
  "in": "text/plain",
  "ini": "text/plain",
  "ink": "application/inkml+xml",
  "inkml": "application/inkml+xml",
  "ipfix": "application/ipfix",
  "iso": "application/octet-stream",
  "its": "application/its+xml",
  "jade": "text/jade",
  "jar": "application/java-archive",
  "jhc": "image/jphc",
  "jls": "image/jls",
  "jp2": "image/jp2",
  "jpe": "image/jpeg",
  "jpeg": "image/jpeg",
  "jpf": "image/jpx",
  "jpg": "image/jpeg",
  "jpg2": "image/jp2",
  "jpgm": "image/jpm",
  "jpgv": "video/jpeg",
  "jph": "image/jph",
  "jpm": "image/jpm",
  "jpx": "image/jpx",
  "js": "text/javascript",
  "json": "application/json",
  "json5": "application/json5",
  "jsonld": "application/ld+json",
  "jsonml": "application/jsonml+json",
  "jsx": "text/jsx",
  "jt": "model/jt",
  "jxl": "image/jxl",
  "jxr": "image/jxr",
  "jxra": "image/jxra",
  "jxrs": "image/jxrs",
  "jxs": "image/jxs",
  "jxsc": "image/jxsc",
  "jxsi": "image/jxsi",
  "jxss": "image/jxss",
  "kar": "audio/midi",
  "ktx": "image/ktx",
  "ktx2": "image/ktx2",
  "less": "text/less",
  "lgr": "application/lgr+xml",
  "list": "text/plain",
  "litcoffee": "text/coffeescript",
  "log": "text/plain",
  "lostxml": "application/lost+xml",
  "lrf": "application/octet-stream",
  "m1v": "video/mpeg",
  "m21": "application/mp21",
  "m2a": "audio/mpeg",
  "m2t": "video/mp2t",
  "m2ts": "video/mp2t",
  "m2v": "video/mpeg",
  "m3a": "audio/mpeg",
  "m4a": "audio/mp4",
  "m4p": "application/mp4",
  "m4s": "video/iso.segment",
  "ma": "application/mathematica",
  "mads": "application/mads+xml",
  "maei": "application/mmt-aei+xml",
  "man": "text/troff",
  "manifest": "text/cache-manifest",
  "map": "application/json",
  "mar": "application/octet-stream",
  "markdown": "text/markdown",
  "mathml": "application/mathml+xml",
  "mb": "application/mathematica",
  "mbox": "application/mbox",
  "md": "text/markdown",
  "mdx": "text/mdx",
  "me": "text/troff",
  "mesh": "model/mesh",
  "meta4": "application/metalink4+xml",
  "metalink": "application/metalink+xml",
  "mets": "application/mets+xml",
  "mft": "application/rpki-manifest",
  "mid": "audio/midi",
  "midi": "audio/midi",
  "mime": "message/rfc822",
  "mj2": "video/mj2",
  "mjp2": "video/mj2",
  "mjs": "text/javascript",
  "mml": "text/mathml",
  "mods": "application/mods+xml",
  "mov": "video/quicktime",
  "mp2": "audio/mpeg",
  "mp21": "application/mp21",
  "mp2a": "audio/mpeg",
  "mp3": "audio/mpeg",
  "mp4": "video/mp4",
  "mp4a": "audio/mp4",
  "mp4s": "application/mp4",
  "mp4v": "video/mp4",
  "mpd": "application/dash+xml",
  "mpe": "video/mpeg",
  "mpeg": "video/mpeg",
  "mpf": "application/media-policy-dataset+xml",
  "mpg": "video/mpeg",
  "mpg4": "video/mp4",
  "mpga": "audio/mpeg",
  "mpp": "application/dash-patch+xml",
  "mrc": "application/marc",
  "mrcx": "application/marcxml+xml",
  "ms": "text/troff",
  "mscml": "application/mediaservercontrol+xml",
  "msh": "model/mesh",
  "msi": "application/octet-stream",
  "msix": "application/msix",
  "msixbundle": "application/msixbundle",
  "msm": "application/octet-stream",
  "msp": "application/octet-stream",
  "mtl": "model/mtl",
  "mts": "video/mp2t",
  "musd": "application/mmt-usd+xml",
  "mxf": "application/mxf",
  "mxmf": "audio/mobile-xmf",
  "mxml": "application/xv+xml",
  "n3": "text/n3",
  "nb": "application/mathematica",
  "nq": "application/n-quads",
  "nt": "application/n-triples",
  "obj": "model/obj",
  "oda": "application/oda",
  "oga": "audio/ogg",
  "ogg": "audio/ogg",
  "ogv": "video/ogg",
  "ogx": "application/ogg",
  "omdoc": "application/omdoc+xml",
  "onepkg": "application/onenote",
  "onetmp": "application/onenote",
  "onetoc": "application/onenote",
  "onetoc2": "application/onenote",
  "opf": "application/oebps-package+xml",
  "opus": "audio/ogg",
  "otf": "font/otf",
  "owl": "application/rdf+xml",
  "oxps": "application/oxps",
  "p10": "application/pkcs10",
  "p7c": "application/pkcs7-mime",
  "p7m": "application/pkcs7-mime",
  "p7s": "application/pkcs7-signature",
  "p8": "application/pkcs8",
  "pdf": "application/pdf",
  "pfr": "application/font-tdpfr",
  "pgp": "application/pgp-encrypted",
  "pkg": "application/octet-stream",
  "pki": "application/pkixcmp",
  "pkipath": "application/pkix-pkipath",
  "pls": "application/pls+xml",
  "png": "image/png",
  "prc": "model/prc",
  "prf": "application/pics-rules",
  "provx": "application/provenance+xml",
  "ps": "application/postscript",
  "pskcxml": "application/pskc+xml",
  "pti": "image/prs.pti",
  "qt": "video/quicktime",
  "raml": "application/raml+yaml",
  "rapd": "application/route-apd+xml",
  "rdf": "application/rdf+xml",
  "relo": "application/p2p-overlay+xml",
  "rif": "application/reginfo+xml",
  "rl": "application/resource-lists+xml",
  "rld": "application/resource-lists-diff+xml",
  "rmi": "audio/midi",
  "rnc": "application/relax-ng-compact-syntax",
  "rng": "application/xml",
  "roa": "application/rpki-roa",
  "roff": "text/troff",
  "rq": "application/sparql-query",
  "rs": "application/rls-services+xml",
  "rsat": "application/atsc-rsat+xml",
  "rsd": "application/rsd+xml",
  "rsheet": "application/urc-ressheet+xml",
  "rss": "application/rss+xml",
  "rtf": "text/rtf",
  "rtx": "text/richtext",
  "rusd": "application/route-usd+xml",
  "s3m": "audio/s3m",
  "sbml": "application/sbml+xml",
  "scq": "application/scvp-cv-request",
  "scs": "application/scvp-cv-response",
  "sdp": "application/sdp",
  "senmlx": "application/senml+xml",
  "sensmlx": "application/sensml+xml",
  "ser": "application/java-serialized-object",
  "setpay": "application/set-payment-initiation",
  "setreg": "application/set-registration-initiation",
  "sgi": "image/sgi",
  "sgm": "text/sgml",
  "sgml": "text/sgml",
  "shex": "text/shex",
  "shf": "application/shf+xml",
  "shtml": "text/html",
  "sieve": "application/sieve",
  "sig": "application/pgp-signature",
  "sil": "audio/silk",
  "silo": "model/mesh",
  "siv": "application/sieve",
  "slim": "text/slim",
  "slm": "text/slim",
  "sls": "application/route-s-tsid+xml",
  "smi": "application/smil+xml",
  "smil": "application/smil+xml",
  "snd": "audio/basic",
  "so": "application/octet-stream",
  "spdx": "text/spdx",
  "spp": "application/scvp-vp-response",
  "spq": "application/scvp-vp-request",
  "spx": "audio/ogg",
  "sql": "application/sql",
  "sru": "application/sru+xml",
  "srx": "application/sparql-results+xml",
  "ssdl": "application/ssdl+xml",
  "ssml": "application/ssml+xml",
  "stk": "application/hyperstudio",
  "stl": "model/stl",
  "stpx": "model/step+xml",
  "stpxz": "model/step-xml+zip",
  "stpz": "model/step+zip",
  "styl": "text/stylus",
  "stylus": "text/stylus",
  "svg": "image/svg+xml",
  "svgz": "image/svg+xml",
  "swidtag": "application/swid+xml",
  "t": "text/troff",
  "t38": "image/t38",
  "td": "application/urc-targetdesc+xml",
  "tei": "application/tei+xml",
  "teicorpus": "application/tei+xml",
  "text": "text/plain",
  "tfi": "application/thraud+xml",
  "tfx": "image/tiff-fx",
  "tif": "image/tiff",
  "tiff": "image/tiff",
  "toml": "application/toml",
  "tr": "text/troff",
  "trig": "application/trig",
  "ts": "video/mp2t",
  "tsd": "application/timestamped-data",
  "tsv": "text/tab-separated-values",
  "ttc": "font/collection",
  "ttf": "font/ttf",
  "ttl": "text/turtle",
  "ttml": "application/ttml+xml",
  "txt": "text/plain",
  "u3d": "model/u3d",
  "u8dsn": "message/global-delivery-status",
  "u8hdr": "message/global-headers",
  "u8mdn": "message/global-disposition-notification",
  "u8msg": "message/global",
  "ubj": "application/ubjson",
  "uri": "text/uri-list",
  "uris": "text/uri-list",
  "urls": "text/uri-list",
  "vcard": "text/vcard",
  "vrml": "model/vrml",
  "vtt": "text/vtt",
  "vxml": "application/voicexml+xml",
  "war": "application/java-archive",
  "wasm": "application/wasm",
  "wav": "audio/wav",
  "weba": "audio/webm",
  "webm": "video/webm",
  "webmanifest": "application/manifest+json",
  "webp": "image/webp",
  "wgsl": "text/wgsl",
  "wgt": "application/widget",
  "wif": "application/watcherinfo+xml",
  "wmf": "image/wmf",
  "woff": "font/woff",
  "woff2": "font/woff2",
  "wrl": "model/vrml",
  "wsdl": "application/wsdl+xml",
  "wspolicy": "application/wspolicy+xml",
  "x3d": "model/x3d+xml",
  "x3db": "model/x3d+fastinfoset",
  "x3dbz": "model/x3d+binary",
  "x3dv": "model/x3d-vrml",
  "x3dvz": "model/x3d+vrml",
  "x3dz": "model/x3d+xml",
  "xaml": "application/xaml+xml",
  "xav": "application/xcap-att+xml",
  "xca": "application/xcap-caps+xml",
  "xcs": "application/calendar+xml",
  "xdf": "application/xcap-diff+xml",
  "xdssc": "application/dssc+xml",
  "xel": "application/xcap-el+xml",
  "xenc": "application/xenc+xml",
  "xer": "application/patch-ops-error+xml",
  "xfdf": "application/xfdf",
  "xht": "application/xhtml+xml",
  "xhtml": "application/xhtml+xml",
  "xhvml": "application/xv+xml",
  "xlf": "application/xliff+xml",
  "xm": "audio/xm",
  "xml": "text/xml",
  "xns": "application/xcap-ns+xml",
  "xop": "application/xop+xml",
  "xpl": "application/xproc+xml",
  "xsd": "application/xml",
  "xsf": "application/prs.xsf+xml",
  "xsl": "application/xml",
  "xslt": "application/xml",
  "xspf": "application/xspf+xml",
  "xvm": "application/xv+xml",
  "xvml": "application/xv+xml",
  "yaml": "text/yaml",
  "yang": "application/yang",
  "yin": "application/yin+xml",
  "yml": "text/yaml",
  "zip": "application/zip"
};

function lookup(extn) {
	let tmp = ('' + extn).trim().toLowerCase();
	let idx = tmp.lastIndexOf('.');
	return mimes[!~idx ? tmp : tmp.substring(++idx)];
}




/***/ })

};
