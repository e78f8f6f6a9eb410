export const id = 871;
export const ids = [871];
export const modules = {

/***/ 58818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ releaseIfWhole),
/* harmony export */   _: () => (/* binding */ release)
/* harmony export */ });
/**
 * Frees the memory of bytes that are not read again. With garbage collection alone they add up to hundreds of megabytes
 * and cost a fifth of all processor time. Only for memory that belongs to these bytes alone, never for a slice of Node's
 * shared pool.
 */
function release(bytes) {
    ;
    bytes.buffer.transfer(0);
}
/** The same for bytes that may be a slice of a larger buffer: then nothing happens. */
function releaseIfWhole(bytes) {
    if (bytes.byteOffset === 0 && bytes.length === bytes.buffer.byteLength)
        release(bytes);
}


/***/ }),

/***/ 45160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ refuseArchive),
/* harmony export */   H0: () => (/* binding */ explainDiskRefusal),
/* harmony export */   dl: () => (/* binding */ Guards),
/* harmony export */   n6: () => (/* binding */ refuseEntry),
/* harmony export */   qb: () => (/* binding */ corrupt)
/* harmony export */ });
/* harmony import */ var _failures_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26704);
/* harmony import */ var _failures_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63378);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4159);
/* harmony import */ var _runtime_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91038);
/* harmony import */ var _site_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68101);





const MAX_QUOTED_CHARACTERS = 300;
/** An archive is refused as a whole: one bad entry is reason enough to trust none of the others. */
function refuseEntry(code, entry, cause) {
    // Quoted as JSON: a line break in a name must not start a new line in the log.
    const quoted = JSON.stringify(entry.slice(0, MAX_QUOTED_CHARACTERS));
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR(code, `The archive was not extracted. ${withoutStop(code)}: ${quoted}.`, { cause });
}
function refuseArchive(code, detail, cause) {
    const details = detail === undefined ? '' : ` (${detail})`;
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR(code, `The archive was not extracted. ${withoutStop(code)}${details}.`, { cause });
}
function corrupt(detail, cause) {
    return refuseArchive('archive-corrupt', detail, cause);
}
function withoutStop(code) {
    return _failures_index_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILURES */ .E[code].cause.replace(/\.$/, '');
}
/** Admits the entries of one archive, one after the other. */
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
            throw refuseArchive('archive-expands-too-much', `${(0,_runtime_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(extracted)} from the first ${(0,_runtime_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(read)}`);
        }
    }
    /** Whether a file or folder was admitted that is at the same place on some disk. */
    isTaken(path) {
        return this.#taken.has((0,_site_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedPath */ .kV)(path));
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
        if (name.includes('\\'))
            throw refuseEntry('entry-path-backslash', name);
        if (/^[a-z]:/i.test(name))
            throw refuseEntry('entry-path-drive', name);
        // Invalid UTF-8 is decoded to \uFFFD: different names could become equal.
        if (/[\p{Cc}\uFFFD]/u.test(name))
            throw refuseEntry('entry-path-characters', name);
        const segments = name.split('/').filter(segment => segment !== '' && segment !== '.');
        if (segments.includes('..'))
            throw refuseEntry('entry-path-parent', name);
        if (segments.length > _failures_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_LEVELS */ .DD || segments.some(_site_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isSegmentTooLong */ .Mm))
            throw refuseEntry('entry-path-long', name);
        if (this.#platform === 'win32' && segments.some(_site_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isForbiddenOnWindows */ .Wi))
            throw refuseEntry('entry-path-windows', name);
        return segments;
    }
    /** Returns the folders that are new. */
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

/***/ 12273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readDirectory),
/* harmony export */   i: () => (/* binding */ readBytes)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
/* harmony import */ var _guards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45160);




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
const UTF8_FLAG = 0x800;
const UNIX = 3;
const MACOS = 19;
const ZIP64_FIELD = 0x0001;
const UNICODE_PATH_FIELD = 0x7075;
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
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .corrupt */ .qb)(`its directory has ${found} entries instead of ${count}`);
    return { start };
}
function findDirectory(fd, size) {
    const tailStart = Math.max(0, size - MAX_TAIL_BYTES);
    const tail = readBytes(fd, tailStart, size);
    const at = findEnd(tail);
    if (tail.readUInt16LE(at + 4) !== 0 || tail.readUInt16LE(at + 6) !== 0)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .corrupt */ .qb)('it has several parts');
    const record = {
        count: tail.readUInt16LE(at + 10),
        size: tail.readUInt32LE(at + 12),
        start: tail.readUInt32LE(at + 16)
    };
    if (tail.readUInt16LE(at + 8) !== record.count)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .corrupt */ .qb)('it has several parts');
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
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .corrupt */ .qb)('its directory does not end where the end record begins');
    return position;
}
/** The last end record counts, as in other readers. Only zeros may follow it and its comment. */
function findEnd(tail) {
    const mark = Buffer.alloc(4);
    mark.writeUInt32LE(END_MARK);
    const at = tail.lastIndexOf(mark);
    if (at < 0 || at + END_BYTES > tail.length)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .corrupt */ .qb)('it has no end record');
    const end = at + END_BYTES + tail.readUInt16LE(at + 20);
    if (end > tail.length || tail.subarray(end).some(byte => byte !== 0)) {
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .corrupt */ .qb)('its end record does not match its end');
    }
    return at;
}
function findZip64Directory(fd, locator, locatorStart, record) {
    const end = readUInt64(locator, 8);
    if (end + ZIP64_END_BYTES > locatorStart)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .corrupt */ .qb)('its zip64 record is malformed');
    const bytes = readBytes(fd, end, end + ZIP64_END_BYTES);
    if (bytes.readUInt32LE(0) !== ZIP64_END_MARK || end + 12 + readUInt64(bytes, 4) !== locatorStart)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .corrupt */ .qb)('its zip64 record is malformed');
    const zip64 = { count: readUInt64(bytes, 32), size: readUInt64(bytes, 40), start: readUInt64(bytes, 48) };
    // A reader may use either record, so that they must agree.
    if ((record.count !== 0xffff && record.count !== zip64.count) ||
        (record.size !== 0xffffffff && record.size !== zip64.size) ||
        (record.start !== 0xffffffff && record.start !== zip64.start)) {
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .corrupt */ .qb)('its two end records differ');
    }
    return { ...zip64, end, countModulo: Number.MAX_SAFE_INTEGER };
}
function entryLength(bytes) {
    if (bytes.length < ENTRY_BYTES || bytes.readUInt32LE(0) !== ENTRY_MARK) {
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .corrupt */ .qb)('its directory is malformed');
    }
    const length = ENTRY_BYTES + bytes.readUInt16LE(28) + bytes.readUInt16LE(30) + bytes.readUInt16LE(32);
    if (length > bytes.length)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .corrupt */ .qb)('its directory is malformed');
    return length;
}
function entryOf(bytes) {
    const rawName = bytes.subarray(ENTRY_BYTES, ENTRY_BYTES + bytes.readUInt16LE(28));
    const nameEnd = ENTRY_BYTES + rawName.length;
    const extra = fieldsIn(bytes.subarray(nameEnd, nameEnd + bytes.readUInt16LE(30)));
    const maker = bytes.readUInt8(5);
    const isUnix = maker === UNIX || maker === MACOS;
    const flags = bytes.readUInt16LE(8);
    const entry = {
        name: nameOf(rawName, {
            isUtf8: (flags & UTF8_FLAG) !== 0,
            isUnix,
            unicodePath: extra.get(UNICODE_PATH_FIELD)
        }),
        nameCrc: (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.crc32)(rawName),
        flags,
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
            throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .corrupt */ .qb)('a zip64 field is malformed');
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
            throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .corrupt */ .qb)('an extra field is malformed');
        fields.set(extra.readUInt16LE(at), extra.subarray(at + 4, end));
        at = end;
    }
    return fields;
}
/** UTF-8 when the entry says so, or when it comes from Unix, where zip often writes UTF-8 without saying so. */
function nameOf(raw, encoding) {
    const { unicodePath } = encoding;
    // The field counts only while it belongs to this name: tools that rename an entry may leave the old field.
    const isCurrent = unicodePath !== undefined && unicodePath.length > 5 && unicodePath[0] === 1;
    if (isCurrent && unicodePath.readUInt32LE(1) === (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.crc32)(raw))
        return unicodePath.toString('utf8', 5);
    if (encoding.isUtf8 || (encoding.isUnix && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(raw)))
        return raw.toString('utf8');
    return Array.from(raw, byte => (byte < 0x80 ? String.fromCharCode(byte) : CODE_PAGE_437[byte - 0x80])).join('');
}
const CODE_PAGE_437 = [
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ',
    'áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐',
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀',
    'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'
].join('');
function readUInt64(bytes, at) {
    const value = bytes.readBigUInt64LE(at);
    if (value > BigInt(Number.MAX_SAFE_INTEGER))
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .corrupt */ .qb)('a number is too large');
    return Number(value);
}
/** Memory of its own, so that it can be freed. */
function readBytes(fd, start, end) {
    const bytes = Buffer.allocUnsafeSlow(end - start);
    let filled = 0;
    while (filled < bytes.length) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, bytes, filled, bytes.length - filled, start + filled);
        if (count === 0)
            throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .corrupt */ .qb)('it is truncated');
        filled += count;
    }
    return bytes;
}


/***/ }),

/***/ 85871:
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
/* harmony import */ var _archive_buffer_memory_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58818);
/* harmony import */ var _guards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45160);
/* harmony import */ var _zip_directory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12273);








/** From this size on an entry is streamed. Smaller ones are read together with their neighbors and inflated at once. */
const LARGE_BYTES = 16 * 1024 * 1024;
/** Neighboring entries up to this size are read at once. */
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
            (0,_archive_buffer_memory_js__WEBPACK_IMPORTED_MODULE_7__/* .release */ ._)(content);
    }
    (0,_archive_buffer_memory_js__WEBPACK_IMPORTED_MODULE_7__/* .release */ ._)(bytes);
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
    const compressed = streamRange(fd, start, start + compressedSize);
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
function streamRange(fd, start, end) {
    if (start === end)
        return node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.from([]);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)('', { fd, autoClose: false, start, end: end - 1, highWaterMark: STREAM_BYTES });
}
/**
 * Returns where the data begins. The local header must agree with the directory, since a reader may use either, and the
 * data must end before the next entry.
 */
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

/***/ 68101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ isPathTooLong),
/* harmony export */   Mm: () => (/* binding */ isSegmentTooLong),
/* harmony export */   Wi: () => (/* binding */ isForbiddenOnWindows),
/* harmony export */   kV: () => (/* binding */ foldedPath)
/* harmony export */ });
/* harmony import */ var _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63378);

/**
 * Two paths with the same folded form are one file on the disks of macOS or Windows. macOS folds the case completely:
 * `ß` is `ss`. The dotless `ı` has the upper case of `i`, but is another letter there.
 */
function foldedPath(path) {
    const lowerCase = path.normalize('NFC').toLowerCase();
    if (!/[^\0-\x7f]/.test(lowerCase))
        return lowerCase;
    return lowerCase
        .replace(/[^\0-\x7fı]/gu, character => character.toUpperCase().toLowerCase())
        .normalize('NFC');
}
/** A character has at most three bytes for each UTF-16 unit: most names need not be measured. */
function isPathTooLong(path) {
    return path.length > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PATH_BYTES */ .PR / 3 && Buffer.byteLength(path) > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PATH_BYTES */ .PR;
}
function isSegmentTooLong(segment) {
    return segment.length > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_SEGMENT_BYTES */ .lN / 3 && Buffer.byteLength(segment) > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_SEGMENT_BYTES */ .lN;
}
function isForbiddenOnWindows(segment) {
    return /[<>:"|?*]|[. ]$/.test(segment) || /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(segment);
}


/***/ })

};
