export const id = 740;
export const ids = [740];
export const modules = {

/***/ 58818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ releaseIfWhole),
/* harmony export */   _: () => (/* binding */ release)
/* harmony export */ });
/**
 * Frees the memory of bytes that are not read again. Left to the garbage collector they add up to hundreds of megabytes,
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

/***/ 76822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ refuseArchive),
/* harmony export */   H0: () => (/* binding */ explainDiskRefusal),
/* harmony export */   dl: () => (/* binding */ Guards),
/* harmony export */   n6: () => (/* binding */ refuseEntry),
/* harmony export */   qb: () => (/* binding */ corrupt)
/* harmony export */ });
/* harmony import */ var _runtime_failure_catalog_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38820);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4159);
/* harmony import */ var _runtime_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91038);



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
    return _runtime_failure_catalog_index_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILURES */ .E[code].cause.replace(/\.$/, '');
}
const MAX_ENTRIES = 1_000_000;
const MAX_BYTES = 20e9;
/** Up to this size, an archive may expand by any factor. */
const FREE_BYTES = 64 * 1024 * 1024;
const MAX_EXPANSION = 200;
const MAX_PATH_BYTES = 4096;
const MAX_SEGMENT_BYTES = 255;
const MAX_LEVELS = 128;
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
        if (isTooLong(name))
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
        if (extracted > MAX_BYTES)
            throw refuseArchive('archive-too-large');
        if (extracted > FREE_BYTES && extracted > read * MAX_EXPANSION) {
            throw refuseArchive('archive-expands-too-much', `${(0,_runtime_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(extracted)} from the first ${(0,_runtime_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(read)}`);
        }
    }
    requireFiles() {
        if (this.#files === 0)
            throw refuseArchive('archive-empty');
    }
    #count(entries) {
        this.#entries += entries;
        if (this.#entries > MAX_ENTRIES)
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
        if (segments.length > MAX_LEVELS || segments.some(isSegmentTooLong))
            throw refuseEntry('entry-path-long', name);
        if (this.#platform === 'win32' && segments.some(isForbiddenOnWindows))
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
        const place = path.normalize('NFC').toLowerCase();
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
/** A character has at most three bytes for each UTF-16 unit: most names need not be measured. */
function isTooLong(name) {
    return name.length > MAX_PATH_BYTES / 3 && Buffer.byteLength(name) > MAX_PATH_BYTES;
}
function isSegmentTooLong(segment) {
    return segment.length > MAX_SEGMENT_BYTES / 3 && Buffer.byteLength(segment) > MAX_SEGMENT_BYTES;
}
function isForbiddenOnWindows(segment) {
    return /[<>:"|?*]|[. ]$/.test(segment) || /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(segment);
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

/***/ 9799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sV: () => (/* binding */ isLarge),
  oV: () => (/* binding */ listZip),
  CQ: () => (/* binding */ readLargeEntry),
  cV: () => (/* binding */ readSmallEntries)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./.build/export/archive/buffer-memory.js
var buffer_memory = __webpack_require__(58818);
// EXTERNAL MODULE: ./.build/export/site/formats/guards.js
var formats_guards = __webpack_require__(76822);
;// CONCATENATED MODULE: ./.build/export/site/formats/zip-directory.js




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
            window = readRange(fd, position, Math.min(position + READ_BYTES, end));
            windowStart = position;
        }
        const bytes = window.subarray(position - windowStart);
        const length = entryLength(bytes);
        yield entryOf(bytes.subarray(0, length));
        position += length;
    }
    if (found % countModulo !== count)
        throw (0,formats_guards/* corrupt */.qb)(`its directory has ${found} entries instead of ${count}`);
    return { start };
}
function findDirectory(fd, size) {
    const tailStart = Math.max(0, size - MAX_TAIL_BYTES);
    const tail = readRange(fd, tailStart, size);
    const at = findEnd(tail);
    if (tail.readUInt16LE(at + 4) !== 0 || tail.readUInt16LE(at + 6) !== 0)
        throw (0,formats_guards/* corrupt */.qb)('it has several parts');
    const record = {
        count: tail.readUInt16LE(at + 10),
        size: tail.readUInt32LE(at + 12),
        start: tail.readUInt32LE(at + 16)
    };
    if (tail.readUInt16LE(at + 8) !== record.count)
        throw (0,formats_guards/* corrupt */.qb)('it has several parts');
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
        throw (0,formats_guards/* corrupt */.qb)('its directory does not end where the end record begins');
    return position;
}
/** The last end record counts, as in other readers. Only zeros may follow it and its comment. */
function findEnd(tail) {
    const mark = Buffer.alloc(4);
    mark.writeUInt32LE(END_MARK);
    const at = tail.lastIndexOf(mark);
    if (at < 0 || at + END_BYTES > tail.length)
        throw (0,formats_guards/* corrupt */.qb)('it has no end record');
    const end = at + END_BYTES + tail.readUInt16LE(at + 20);
    if (end > tail.length || tail.subarray(end).some(byte => byte !== 0)) {
        throw (0,formats_guards/* corrupt */.qb)('its end record does not match its end');
    }
    return at;
}
function findZip64Directory(fd, locator, locatorStart, record) {
    const end = readUInt64(locator, 8);
    if (end + ZIP64_END_BYTES > locatorStart)
        throw (0,formats_guards/* corrupt */.qb)('its zip64 record is malformed');
    const bytes = readRange(fd, end, end + ZIP64_END_BYTES);
    if (bytes.readUInt32LE(0) !== ZIP64_END_MARK || end + 12 + readUInt64(bytes, 4) !== locatorStart)
        throw (0,formats_guards/* corrupt */.qb)('its zip64 record is malformed');
    const zip64 = { count: readUInt64(bytes, 32), size: readUInt64(bytes, 40), start: readUInt64(bytes, 48) };
    // A reader may use either record, so that they must agree.
    if ((record.count !== 0xffff && record.count !== zip64.count) ||
        (record.size !== 0xffffffff && record.size !== zip64.size) ||
        (record.start !== 0xffffffff && record.start !== zip64.start)) {
        throw (0,formats_guards/* corrupt */.qb)('its two end records differ');
    }
    return { ...zip64, end, countModulo: Number.MAX_SAFE_INTEGER };
}
function entryLength(bytes) {
    if (bytes.length < ENTRY_BYTES || bytes.readUInt32LE(0) !== ENTRY_MARK) {
        throw (0,formats_guards/* corrupt */.qb)('its directory is malformed');
    }
    const length = ENTRY_BYTES + bytes.readUInt16LE(28) + bytes.readUInt16LE(30) + bytes.readUInt16LE(32);
    if (length > bytes.length)
        throw (0,formats_guards/* corrupt */.qb)('its directory is malformed');
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
        nameCrc: (0,external_node_zlib_.crc32)(rawName),
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
            throw (0,formats_guards/* corrupt */.qb)('a zip64 field is malformed');
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
            throw (0,formats_guards/* corrupt */.qb)('an extra field is malformed');
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
    if (isCurrent && unicodePath.readUInt32LE(1) === (0,external_node_zlib_.crc32)(raw))
        return unicodePath.toString('utf8', 5);
    if (encoding.isUtf8 || (encoding.isUnix && (0,external_node_buffer_.isUtf8)(raw)))
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
        throw (0,formats_guards/* corrupt */.qb)('a number is too large');
    return Number(value);
}
/** Memory of its own, so that it can be freed. */
function readRange(fd, start, end) {
    const bytes = Buffer.allocUnsafeSlow(end - start);
    let filled = 0;
    while (filled < bytes.length) {
        const count = (0,external_node_fs_.readSync)(fd, bytes, filled, bytes.length - filled, start + filled);
        if (count === 0)
            throw (0,formats_guards/* corrupt */.qb)('it is truncated');
        filled += count;
    }
    return bytes;
}

;// CONCATENATED MODULE: ./.build/export/site/formats/zip.js








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
const zip_UTF8_FLAG = 0x0800;
const COMMON_FLAGS = ENCRYPTED_FLAGS | PATCH_FLAG | zip_UTF8_FLAG;
/** 6.3 is the latest version of the format. */
const MAX_VERSION = 63;
const LOCAL_HEADER_BYTES = 30;
const LOCAL_HEADER_MARK = 0x04034b50;
const STREAM_BYTES = 1024 * 1024;
/** Reads the directory of a zip that is complete on disk, creates its folders, and returns its files in groups. */
async function listZip(archive, { guards, makeFolder, signal }) {
    const fd = (0,external_node_fs_.openSync)(archive.path, 'r');
    const entries = [];
    let bytesExtracted = 0;
    let count = 0;
    try {
        const directory = readDirectory(fd, archive.size);
        for (;;) {
            const { value, done } = directory.next();
            if (done)
                return groupsOf(inOrder(entries, value.start));
            const kind = kindOf(value);
            if (value.versionNeeded > MAX_VERSION)
                throw (0,formats_guards/* refuseEntry */.n6)('entry-compression-unknown', value.name);
            const { path, newFolders } = guards.admit(value.name, kind);
            bytesExtracted += value.size;
            guards.allowExpansion(bytesExtracted, archive.size);
            newFolders.forEach(makeFolder);
            if (kind === 'file')
                entries.push(fileOf(value, path));
            else if (value.size > 0)
                throw (0,formats_guards/* corrupt */.qb)('a folder has content');
            count += 1;
            if (count % ENTRIES_BETWEEN_PAUSES === 0)
                await new Promise(setImmediate);
            signal.throwIfAborted();
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
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
        throw (0,formats_guards/* refuseEntry */.n6)('entry-encrypted', path);
    const isKnown = (method === 0 || method === DEFLATED) && (flags & PATCH_FLAG) === 0;
    if (!isKnown)
        throw (0,formats_guards/* refuseEntry */.n6)('entry-compression-unknown', path);
    if (method === 0 && compressedSize !== size)
        throw (0,formats_guards/* refuseEntry */.n6)('entry-checksum', path);
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
            throw (0,formats_guards/* refuseEntry */.n6)('entry-overlap', entry.path);
    });
    return entries;
}
function groupsOf(entries) {
    const groups = [];
    let group = [];
    for (const entry of entries) {
        const start = group[0]?.offset ?? entry.offset;
        const isFull = group.length === MAX_GROUP_ENTRIES || entry.limit - start > GROUP_BYTES;
        if (group.length === 0 || isFull || isLarge(entry)) {
            group = [];
            groups.push(group);
        }
        group.push(entry);
        if (isLarge(entry))
            group = [];
    }
    return groups;
}
function isLarge({ compressedSize, size }) {
    return compressedSize >= LARGE_BYTES || size >= LARGE_BYTES;
}
/** Reads a group of entries. The content is valid until the next one is requested: its memory is freed. */
function* readSmallEntries(fd, entries) {
    const start = entries[0]?.offset ?? 0;
    const bytes = readRange(fd, start, entries.at(-1)?.limit ?? start);
    for (const entry of entries) {
        const own = bytes.subarray(entry.offset - start, entry.limit - start);
        const dataStart = checkLocalHeader(own, entry);
        const compressed = own.subarray(dataStart, dataStart + entry.compressedSize);
        const content = entry.isDeflated ? inflate(compressed, entry) : compressed;
        if (content.length !== entry.size || (0,external_node_zlib_.crc32)(content) !== entry.crc)
            throw (0,formats_guards/* refuseEntry */.n6)('entry-checksum', entry.path);
        yield { path: entry.path, content };
        if (entry.isDeflated)
            (0,buffer_memory/* release */._)(content);
    }
    (0,buffer_memory/* release */._)(bytes);
}
async function readLargeEntry(fd, entry, take) {
    const { path, offset, compressedSize, size } = entry;
    const headerEnd = Math.min(offset + LOCAL_HEADER_BYTES + 2 * 0xffff, entry.limit);
    const start = offset + checkLocalHeader(readRange(fd, offset, headerEnd), entry);
    let [crc, extracted] = [0, 0];
    const check = async (contents) => {
        for await (const content of contents) {
            extracted += content.length;
            if (extracted > size)
                throw (0,formats_guards/* refuseEntry */.n6)('entry-checksum', path);
            crc = (0,external_node_zlib_.crc32)(content, crc);
            take(content);
        }
    };
    const compressed = streamRange(fd, start, start + compressedSize);
    try {
        if (entry.isDeflated)
            await (0,promises_.pipeline)(compressed, (0,external_node_zlib_.createInflateRaw)({ chunkSize: STREAM_BYTES }), check);
        else
            await (0,promises_.pipeline)(compressed, check);
    }
    catch (error) {
        const isZlibError = String(error.code).startsWith('Z_');
        throw isZlibError ? (0,formats_guards/* refuseEntry */.n6)('entry-checksum', path, error) : error;
    }
    if (extracted !== size || crc !== entry.crc)
        throw (0,formats_guards/* refuseEntry */.n6)('entry-checksum', path);
}
function streamRange(fd, start, end) {
    if (start === end)
        return external_node_stream_.Readable.from([]);
    return (0,external_node_fs_.createReadStream)('', { fd, autoClose: false, start, end: end - 1, highWaterMark: STREAM_BYTES });
}
/**
 * Returns where the data begins. The local header must agree with the directory, since a reader may use either, and the
 * data must end before the next entry.
 */
function checkLocalHeader(bytes, entry) {
    const { path, compressedSize, offset, limit } = entry;
    if (bytes.length < LOCAL_HEADER_BYTES || bytes.readUInt32LE(0) !== LOCAL_HEADER_MARK)
        throw (0,formats_guards/* refuseEntry */.n6)('entry-overlap', path);
    const nameEnd = LOCAL_HEADER_BYTES + bytes.readUInt16LE(26);
    const start = nameEnd + bytes.readUInt16LE(28);
    if (offset + start + compressedSize > limit)
        throw (0,formats_guards/* refuseEntry */.n6)('entry-overlap', path);
    const differentFlags = (bytes.readUInt16LE(6) ^ entry.flags) & COMMON_FLAGS;
    const isSame = (0,external_node_zlib_.crc32)(bytes.subarray(LOCAL_HEADER_BYTES, nameEnd)) === entry.nameCrc &&
        bytes.readUInt16LE(8) === (entry.isDeflated ? DEFLATED : 0) &&
        // For ASCII it does not matter whether a name is marked as UTF-8.
        (differentFlags === 0 || (differentFlags === zip_UTF8_FLAG && (0,external_node_buffer_.isAscii)(Buffer.from(path))));
    if (!isSame)
        throw (0,formats_guards/* corrupt */.qb)(`two headers of ${JSON.stringify(path)} differ`);
    return start;
}
const POOLED_BYTES = Buffer.poolSize;
function inflate(compressed, { path, size }) {
    try {
        // One byte more than needed, so that zlib sees the end at once; and too large for Node's shared pool.
        const chunkSize = Math.max(POOLED_BYTES, size) + 1;
        return (0,external_node_zlib_.inflateRawSync)(compressed, { maxOutputLength: Math.max(1, size), chunkSize });
    }
    catch (error) {
        throw (0,formats_guards/* refuseEntry */.n6)('entry-checksum', path, error);
    }
}


/***/ }),

/***/ 2740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   S8: () => (/* binding */ FileWriter),
/* harmony export */   fc: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4159);
/* harmony import */ var _review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16124);
/* harmony import */ var _formats_guards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76822);
/* harmony import */ var _formats_zip_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9799);
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
function makeFolder(root, folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path, FOLDER_MODE);
    }
    catch (error) {
        throw (0,_formats_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .explainDiskRefusal */ .H0)(error, folder);
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
    #hash;
    #size = 0;
    constructor(root, path) {
        this.#path = path;
        try {
            this.#fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), CREATE, FILE_MODE);
        }
        catch (error) {
            throw (0,_formats_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .explainDiskRefusal */ .H0)(error, path);
        }
    }
    get hasMode() {
        return ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(this.#fd).mode & FILE_MODE) === FILE_MODE;
    }
    setMode() {
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
        return { path: this.#path, size: this.#size, sha256 };
    }
    [Symbol.dispose]() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#fd);
    }
    #writeAll(bytes) {
        let written = 0;
        while (written < bytes.length)
            written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(this.#fd, bytes, written);
        this.#size += bytes.length;
    }
}
const NO_BYTES = new Uint8Array(0);
/** Performs tasks, one after the other. A file larger than a batch stays open from one task to the next. */
class FileWriter {
    #root;
    /** Known from the first file: another system call for each file would cost time. */
    #mustSetModes;
    #scanner;
    #open;
    /** With a scanner, it scans every file while its bytes are in memory. */
    constructor(root, scanner) {
        this.#root = root;
        this.#scanner = scanner;
    }
    async perform(task) {
        try {
            if (task.kind === 'zip') {
                const files = await this.#extractEntries(task.archive, task.entries);
                return { files, scanned: this.#scanner?.take() };
            }
            const files = this.#writeParts(task.bytes, task.parts);
            return { files, bytes: task.bytes, scanned: this.#scanner?.take() };
        }
        catch (error) {
            return { files: [], problem: problemOf(error) };
        }
    }
    close() {
        this.#open?.[Symbol.dispose]();
        this.#open = undefined;
    }
    #create(path) {
        const file = new NewFile(this.#root, path);
        this.#mustSetModes ??= !file.hasMode;
        if (this.#mustSetModes)
            file.setMode();
        return file;
    }
    #writeParts(bytes, parts) {
        const files = [];
        for (const { path, start, end, isFirst, isLast } of parts) {
            if (isFirst)
                this.#open = this.#create(path);
            if (this.#open === undefined)
                throw new Error(`no file is open for the rest of ${path}`);
            const content = bytes.subarray(start, end);
            if (isFirst && isLast)
                this.#scanner?.scan(path, content);
            else
                this.#scanner?.scanPiece(path, content, isLast);
            if (!isLast) {
                this.#open.write(content);
                continue;
            }
            files.push(this.#open.finish(content));
            this.close();
        }
        return files;
    }
    async #extractEntries(archive, entries) {
        const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(archive, 'r');
        try {
            const [first] = entries;
            if (first !== undefined && (0,_formats_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .isLarge */ .sV)(first))
                return [await this.#extractLarge(fd, first)];
            return Array.from((0,_formats_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .readSmallEntries */ .cV)(fd, entries), ({ path, content }) => {
                const env_1 = { stack: [], error: void 0, hasError: false };
                try {
                    const file = __addDisposableResource(env_1, this.#create(path), false);
                    this.#scanner?.scan(path, content);
                    return file.finish(content);
                }
                catch (e_1) {
                    env_1.error = e_1;
                    env_1.hasError = true;
                }
                finally {
                    __disposeResources(env_1);
                }
            });
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
        }
    }
    async #extractLarge(fd, entry) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_2, this.#create(entry.path), false);
            await (0,_formats_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .readLargeEntry */ .CQ)(fd, entry, content => {
                this.#scanner?.scanPiece(entry.path, content, false);
                file.write(content);
            });
            this.#scanner?.scanPiece(entry.path, NO_BYTES, true);
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
}
function problemOf(error) {
    if (error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR) {
        const { code, message, advice } = error;
        return { failure: { code, what: message, advice }, message };
    }
    const { message, code } = error;
    return { message, errno: code };
}
function errorOf({ failure, message, errno }) {
    return failure === undefined
        ? Object.assign(new Error(message), { code: errno })
        : new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR(failure.code, failure.what, { advice: failure.advice });
}


/***/ }),

/***/ 48205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ cssUrls),
/* harmony export */   v: () => (/* binding */ scanCss)
/* harmony export */ });
/* harmony import */ var _reference_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51645);

/** Comments, strings, `url(` and the at-rules whose strings or addresses matter. */
const TOKEN = /\/\*|["']|\\|(?<![\w-])url\(|@(?:import|namespace)(?![\w-])|;/gi;
const QUOTED_URL = /\s*(["'])((?:\\[^]|(?!\1)[^\\\n])*)\1?\s*\)?/y;
const PLAIN_URL = /\s*((?:\\(?:[0-9a-f]{1,6}\s?|[^])|[^\\"'()\s])*)\s*(\)?)/iy;
const STRING = /((?:\\[^]|[^\\"\n])*)"?/y;
const APOSTROPHE_STRING = /((?:\\[^]|[^\\'\n])*)'?/y;
/** Addresses in a style sheet: `url()` and the strings of `@import`. `decode`: for a style sheet with entities. */
function scanCss(bytes, start, end, page, decode) {
    // Most style elements load nothing.
    if (decode === undefined && !mayRefer(bytes, start, end))
        return;
    const text = bytes.toString('utf8', start, end);
    for (const url of cssUrls(decode?.(text) ?? text))
        page.addText(_reference_table_js__WEBPACK_IMPORTED_MODULE_0__/* .REFERENCE */ .g.resource, url);
}
function cssUrls(css) {
    const urls = [];
    let rule = '';
    let at = 0;
    while (at < css.length) {
        TOKEN.lastIndex = at;
        const token = TOKEN.exec(css);
        if (token === null)
            break;
        at = TOKEN.lastIndex;
        const text = token[0].toLowerCase();
        if (text === '/*') {
            const close = css.indexOf('*/', at);
            if (close < 0)
                break;
            at = close + 2;
        }
        else if (text === '\\')
            at++;
        else if (text === ';')
            rule = '';
        else if (text.startsWith('@'))
            rule = text;
        else {
            const { value, next } = text === 'url(' ? readUrl(css, at) : readString(css, at, text);
            at = next;
            const isAddress = text === 'url(' ? rule !== '@namespace' : rule === '@import';
            if (isAddress && value !== '')
                urls.push(unescapeCss(value));
            // The rest of an @import is a media query.
            if (rule === '@import')
                rule = '';
        }
    }
    return urls;
}
function readUrl(css, at) {
    QUOTED_URL.lastIndex = at;
    const quoted = QUOTED_URL.exec(css);
    if (quoted !== null)
        return { value: quoted[2] ?? '', next: QUOTED_URL.lastIndex };
    PLAIN_URL.lastIndex = at;
    const plain = PLAIN_URL.exec(css);
    const next = Math.max(at, PLAIN_URL.lastIndex);
    if (plain?.[2] === ')' || next >= css.length)
        return { value: plain?.[1] ?? '', next };
    // Anything else before the bracket makes the whole of it invalid.
    const close = css.indexOf(')', next);
    return { value: '', next: close < 0 ? css.length : close + 1 };
}
function readString(css, at, quote) {
    const string = quote === '"' ? STRING : APOSTROPHE_STRING;
    string.lastIndex = at;
    const value = string.exec(css)?.[1] ?? '';
    return { value, next: Math.max(at, string.lastIndex) };
}
function unescapeCss(value) {
    if (!value.includes('\\'))
        return value;
    return value.replace(/\\(?:([0-9a-f]{1,6})\s?|\n|([^]))/gi, (_, code, character) => {
        if (code === undefined)
            return character ?? '';
        const point = parseInt(code, 16);
        return point === 0 || point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point);
    });
}
function mayRefer(bytes, start, end) {
    for (let i = start; i < end; i++) {
        const byte = bytes[i];
        if (byte === 64 && (bytes[i + 1] | 32) === 105)
            return true;
        if (byte === 40 && (bytes[i - 1] | 32) === 108)
            return true;
    }
    return false;
}


/***/ }),

/***/ 51645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ ReferenceTable),
/* harmony export */   g: () => (/* binding */ REFERENCE)
/* harmony export */ });
/** What a reference is to the page that contains it. The values are part of the message between threads. */
const REFERENCE = {
    id: 0,
    link: 1,
    /** A link that is not part of what the page says: a form, or `link rel="next"`. */
    otherLink: 2,
    refresh: 3,
    canonical: 4,
    base: 5,
    image: 6,
    srcset: 7,
    media: 8,
    frame: 9,
    /** Scripts, style sheets, fonts, and whatever a style sheet loads. */
    resource: 10,
    styleAttribute: 11,
    sitemap: 12
};
/** A table does not search further: hostile values with equal hashes cost memory, not time. */
const MAX_PROBES = 32;
/**
 * Pairs of a kind and the bytes of a value, each under one number. Values stay as bytes: a site repeats the same links
 * on every page, and strings cut out of a page would keep the page in memory.
 */
class ReferenceTable {
    count = 0;
    bytes = new Uint8Array(256 * 1024);
    #buffer = Buffer.from(this.bytes.buffer);
    #ends = new Uint32Array(8192);
    #kinds = new Uint8Array(8192);
    #hashes = new Int32Array(8192);
    #slots = new Uint32Array(32 * 1024);
    /** `hash`: of the value in another table, which is the same in all of them. */
    intern(kind, source, start, end, hash = hashOf(kind, source, start, end)) {
        const mask = this.#slots.length - 1;
        let slot = hash & mask;
        for (let probe = 0; probe < MAX_PROBES; probe++, slot = (slot + 1) & mask) {
            const found = this.#slots[slot];
            if (found === 0)
                return this.#add(kind, hash, slot, source, start, end);
            if (this.#hashes[found - 1] === hash && this.#isEqual(found - 1, kind, source, start, end))
                return found - 1;
        }
        return this.#add(kind, hash, -1, source, start, end);
    }
    /** The number of a value, or -1 when it is not in the table. */
    find(kind, value) {
        const hash = hashOf(kind, value, 0, value.length);
        const mask = this.#slots.length - 1;
        let slot = hash & mask;
        for (let probe = 0; probe < MAX_PROBES; probe++, slot = (slot + 1) & mask) {
            const found = this.#slots[slot];
            if (found === 0)
                return -1;
            if (this.#hashes[found - 1] === hash && this.#isEqual(found - 1, kind, value, 0, value.length))
                return found - 1;
        }
        return -1;
    }
    startOf(reference) {
        return reference === 0 ? 0 : this.#ends[reference - 1];
    }
    endOf(reference) {
        return this.#ends[reference];
    }
    kindOf(reference) {
        return this.#kinds[reference];
    }
    textOf(reference) {
        return this.#buffer.toString('utf8', this.startOf(reference), this.endOf(reference));
    }
    /** Everything from reference `from` on, as copies. `ends` count from the first of these bytes. */
    copyFrom(from) {
        const start = this.startOf(from);
        const stop = this.startOf(this.count);
        const ends = this.#ends.slice(from, this.count);
        if (start > 0)
            for (let i = 0; i < ends.length; i++)
                ends[i] = ends[i] - start;
        return {
            bytes: this.bytes.slice(start, stop),
            ends,
            kinds: this.#kinds.slice(from, this.count),
            hashes: this.#hashes.slice(from, this.count)
        };
    }
    #isEqual(reference, kind, source, start, end) {
        if (this.#kinds[reference] !== kind)
            return false;
        const own = this.startOf(reference);
        if (this.endOf(reference) - own !== end - start)
            return false;
        const bytes = this.bytes;
        for (let i = start, j = own; i < end; i++, j++)
            if (bytes[j] !== source[i])
                return false;
        return true;
    }
    #add(kind, hash, slot, source, start, end) {
        const reference = this.count++;
        const own = this.startOf(reference);
        const stop = own + end - start;
        if (reference === this.#ends.length)
            this.#growEntries();
        if (stop > this.bytes.length) {
            this.bytes = grown(this.bytes, stop);
            this.#buffer = Buffer.from(this.bytes.buffer);
        }
        this.bytes.set(source.subarray(start, end), own);
        this.#ends[reference] = stop;
        this.#kinds[reference] = kind;
        this.#hashes[reference] = hash;
        if (slot >= 0)
            this.#slots[slot] = reference + 1;
        if (this.count * 2 > this.#slots.length)
            this.#growSlots();
        return reference;
    }
    #growEntries() {
        const size = this.#ends.length * 2;
        const [ends, kinds, hashes] = [new Uint32Array(size), new Uint8Array(size), new Int32Array(size)];
        ends.set(this.#ends);
        kinds.set(this.#kinds);
        hashes.set(this.#hashes);
        this.#ends = ends;
        this.#kinds = kinds;
        this.#hashes = hashes;
    }
    #growSlots() {
        this.#slots = new Uint32Array(this.#slots.length * 2);
        const mask = this.#slots.length - 1;
        for (let reference = 0; reference < this.count; reference++) {
            let slot = this.#hashes[reference] & mask;
            for (let probe = 0; probe < MAX_PROBES; probe++, slot = (slot + 1) & mask) {
                if (this.#slots[slot] !== 0)
                    continue;
                this.#slots[slot] = reference + 1;
                break;
            }
        }
    }
}
function hashOf(kind, source, start, end) {
    let hash = kind + 1;
    let i = start;
    for (; i + 3 < end; i += 4) {
        const word = source[i] |
            (source[i + 1] << 8) |
            (source[i + 2] << 16) |
            (source[i + 3] << 24);
        hash = Math.imul(hash ^ word, 0x5bd1e995);
        hash ^= hash >>> 15;
    }
    for (; i < end; i++)
        hash = Math.imul(hash ^ source[i], 0x01000193);
    return hash ^ (hash >>> 15);
}
/** Half as much again: the table of a large site is large itself. */
function grown(bytes, needed) {
    const larger = new Uint8Array(Math.max(needed, Math.ceil(bytes.length * 1.5)));
    larger.set(bytes);
    return larger;
}


/***/ }),

/***/ 16124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sl: () => (/* binding */ FILE_TYPE),
  It: () => (/* binding */ NUMBERS_PER_FILE),
  _S: () => (/* binding */ SiteScanner),
  CD: () => (/* binding */ transferablesOf)
});

// UNUSED EXPORTS: isScanned

// EXTERNAL MODULE: ./.build/review/page-path.js
var page_path = __webpack_require__(9402);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./.build/review/scan/scanner-wasm.js
/** Compiled from assembly/index.ts by `npm run wasm`. */
const WASM = 'AGFzbQEAAAABHgZgAX8Bf2AAAX9gAABgBH9/f38Bf2ACf38AYAF/AAIPAQNlbnYGbWVtb3J5AgAAAw0MAAADAQEABAIBBQACB2YJBWNsZWFyAAsKZmluZE9yS2VlcAAKC2ZpbmRPckxlYXJuAAQHcHJlZGljdAAJBHNraXAACAppbmRleE5hbWVzAAcOcmVhZEF0dHJpYnV0ZXMAAQdyZWFkVGFnAAAGbWVtb3J5AgAKkRsMowEBA39BBCgCACECIABBAmogAEEBaiAAQYGAgAFqLQAAQS9GG0EBaiEBA0AgASACSQR/IAFBgICAAWotAAAiA0EvRiADQT5GcgR/QQEFIANBCkYgA0EgRnIgA0EJRnIgA0ENRnIgA0EMRnILBUEBC0UEQCABQQFqIQEMAQsLQTAgATYCAEE0IAEQASIBNgIAQRggAEEBakEAIAEbNgIAIAFBAEcLmgUCCH8Be0EEKAIAIQdBGEEANgIAQTxBADYCAANAIAAgB0kEQCAAQYCAgAFqLQAAIgJBPkYEQEE4IAg2AgAgAEEBag8LIAJBL0YEQEE8IABBAWogB0kiAQR/IABBgYCAAWotAABBPkYFIAELQQBHNgIACyACQS9GBH9BAQUgAkEKRiACQSBGciACQQlGciACQQ1GciACQQxGcgsEQCAAQQFqIQAMAgsgACEFA0AgByAAQQFqIgBNBEBBAA8LIABBgICAAWotAAAiBkE9RwR/IAZBL0YgBkE+RnIEf0EBBSAGQQpGIAZBIEZyIAZBCUZyIAZBDUZyIAZBDEZyCwVBAQtFDQALIAAhAQNAIAZBCkYgBkEgRnIgBkEJRnIgBkENRnIgBkEMRnIEQCAHIABBAWoiAE0EQEEADwsgAEGAgIABai0AACEGDAELCyABIgMhAiAGQT1GBEADQCAHIABBAWoiAE0EQEEADwsgAEGAgIABai0AACIGQQpGIAZBIEZyIAZBCUZyIAZBDUZyIAZBDEZyDQALIAZBJ0YgBkEiRnIEQCAAQQFqIgAhA0EEKAIAIQQCQANAIAAgBEkEQCAAIABBgICAAWr9AAQAIAb9D/0jIgn9ZGhqIQIgCf1TDQIgAEEQaiEADAELCyAEIQILIAIgB08EQEEADwsgAkEBaiEABSAAIQMDQCAGQT5HBH8gBkEKRiAGQSBGciAGQQlGciAGQQ1GciAGQQxGcgVBAQtFBEAgByAAQQFqIgBNBEBBAA8LIABBgICAAWotAAAhBgwBCwsgACECCwsgCEEBQYCYLEGAniwgBSABEAIiBHQiAXFBASAEGw0BIAEgCHIhCCAEQQJ0IgEgAzYCgAMgASACNgKABAwBCwtBAAvhAQIBewF/IAMgAmsiBUEPSwR/QQAFIANB////AGotAAALRQRAQQAPCyACQYCAgAFq/QAEAEGQAiAFa/0ABAD9TiIEIAT9DEFBQUFBQUFBQUFBQUFBQUH9cf0MGhoaGhoaGhoaGhoaGhoaGv0m/QwgICAgICAgICAgICAgICAg/U79UCIE/R0BQh9+IAT9HQCFQpX4qfqXt96bnn9+QjiIpyIDIAFqLQAAIQIDQCACBH8gBCAAIAJBBHRq/QAEAP1R/VMFQQALBEAgA0EBakH/AXEiAyABai0AACECDAELCyACC4ECAQZ/QRwoAgAhAUHAACgCAEGAgAFGBH9BAQVBxAAoAgAgAWpB8N/TAEsLBEBBgIggQQBBgIAM/AsAQRBBADYCAEEUQQA2AgBBwABBATYCAEHEAEEANgIAC0HIACgCACECA0AgAEEQSQRAIAAgAmpB//8BcUEBdEGAiChqIgMvAQBFBEBBxAAoAgAhAEHAACgCACIEQQV0QYAIaiEFIAMgBDsBACAFQQBBIPwLACAFIAA2AgAgBSACNgIEIAUgATsBCCAAQYCgLGpBACgCAEGAgIABaiAB/AoAAEHAACAEQQFqNgIAQcQAIAAgAWo2AgAgBA8LIABBAWohAAwBCwtBAAvfAgIGfwF7QQAoAgAhAgNAAkBBBCgCAEGAgIABaiEFQQAoAgBBgICAAWoiBCEAQQAhAwJAA0AgA0EISQRAIAUgBEGAEGoiASABIAVLGyEBAn8DQCAAIAFJBEAgAP0ABAD9DD4+Pj4+Pj4+Pj4+Pj4+Pj79IyIG/VMEQCAAIAb9ZGhqQQFqIgBBACAAIAFNGwwDCyAAQRBqIQAMAQsLQQALIgAEQCAAIARrEAUiAUEFdEGACGotAApBAnFFDQMgA0EBaiEDDAILCwtBHEEANgIAQQAhAQsgAQRAIAEPC0EYKAIAIAJBAWpHBH8gAhAABUEBC0UEQEF/DwtBHCgCACIARUE0KAIAIAJrIgFBgBBLcg0AEAMiA0UNACADQQV0QYAIaiEEIAAgAUkEQCAEQQI6AAoMAgUgBCACEAYgAw8LAAsLQYAIIAIQBkGKCEEAOgAAQRxBNCgCACACazYCAEEAC/gCAgh/AX5BACgCAEGAgIABaiEIIACtIQkDQCABQQhqIgIgAE0EQCAJIAEgCGopAwCFQpX4qfqXt96bnn9+IgkgCUIgiIUhCSACIQEMAQsLQcgAIAAgAUsEfiAJIAEgCGopAwBCASAAIAFrQQN0rYZCAX2DhUKV+Kn6l7fem55/fiIJIAlCIIiFBSAJC6ciBjYCAEEcIAA2AgAgBkH//wFxIQcDQCAFQRBJBEAgB0EBdEGAiChqLwEAIgRFBEBBAA8LIARBBXRBgAhqIgEoAgQgBkYEfyABLwEIIABGBUEACwR/IAEoAgBBgKAsaiEDIAEvAQghAkEAIQECfwNAIAJBEEsEQEEAIAEgCGr9AAQAIAEgA2r9AAQA/VH9Uw0CGiACQRBrIQIgAUEQaiEBDAELCyABIAhq/QAEACABIANq/QAEAP1RQZACIAJr/QAEAP1O/VNFCwVBAAsEQCAEDwsgB0EBakH//wFxIQcgBUEBaiEFDAELC0EAC34BA39BMCgCACEDIAAgAUECaiIEIAFBAWogAUGBgIABai0AAEEvRhsiASAERjoACiAAQYCILEGAnCwgASADEAI6AAsDQCABIANJBEAgAkEfbCABQYCAgAFqLQAAQSByaiECIAFBAWohAQwBCwsgACACNgIUIABBPCgCADoAGAvzAQICfwF7QQEhAANAIABBgAFJBEAgAEEEdEGAiCxq/QAEACIC/VMEQCAC/R0BQh9+IAL9HQCFQpX4qfqXt96bnn9+QjiIpyEBA0AgAUGAnCxqLQAABEAgAUEBakH/AXEhAQwBCwsgAUGAnCxqIAA6AAALIABBAWohAAwBCwtBASEAA0AgAEEgSQRAIABBBHRBgJgsav0ABAAiAv1TBEAgAv0dAUIffiAC/R0AhUKV+Kn6l7fem55/fkI4iKchAQNAIAFBgJ4sai0AAARAIAFBAWpB/wFxIQEMAQsLIAFBgJ4saiAAOgAACyAAQQFqIQAMAQsLC7EHAg9/AXtBBCgCAEGAgIABaiEKQQAoAgBBgICAAWohBUEkKAIAIghBCCgCAGohAEEsKAIAIQlBDCgCACEEQRAoAgAhAkEUKAIAIQdBKCgCAEEgKAIAQQJ0aiEDA0AgBSAKSQRAAkAgBS0AACILQSBNBEADQCAFQQFqIgUtAAAiC0EgTQ0ACyAFIApPDQEgBEUEQCAAQSA6AAAgAEEBaiEAC0EBIQQLIAtBPEcEQAN/IAAgBf0ABAAiD/0LBAAgD/0MPDw8PDw8PDw8PDw8PDw8PP0jIg/9UwR/IA/9ZGgiBCAFaiEFIAAgBGoFIAVBEGohBSAAQRBqIQAMAQsLIgBBAWstAABBIE0hBCAFIApPDQELIAdBt7wCbCACQR9sc0H//wNxQQF0QYCIIGoiDC8BACIBBH8gAUEFdEGACGoiBigCAEGAoCxqIQ0gBi8BCCEGQQAhCwJ/A0AgBkEQSwRAQQAgBSALav0ABAAgCyANav0ABAD9Uf1TDQIaIAZBEGshBiALQRBqIQsMAQsLIAUgC2r9AAQAIAsgDWr9AAQA/VFBkAIgBmv9AAQA/U79U0ULBUEAC0UEQEEAIQEgBUEBaiAFLQABQS9Gai0AAEEgckHhAGtBGUsNAUEAIAVBgICAAWs2AgAQBCIGQQBMDQEgDCAGIgE7AQALIAFBBXRBgAhqLwEaIg0EfyANQQV0QYAIaiIGKAIAQYCgLGohDiAGLwEIIQZBACELAn8DQCAGQRBLBEBBACAFIAtq/QAEACALIA5q/QAEAP1R/VMNAhogBkEQayEGIAtBEGohCwwBCwsgBSALav0ABAAgCyAOav0ABAD9UUGQAiAGa/0ABAD9Tv1TRQsFQQALIQYgDUEAIAYbIgYEQCAMIAYiATsBAAsgBSABQQV0QYAIaiILLwEIaiEGIAstAAoiDEEFcUEAIAFBACAGIApNGyIBG0UNACACIQcgASECIAxBBHEEQCALLQALQYCAAWohAiALKAIcIAlHBEAgCyAJNgIcIAMgCygCDDYCACADQQRqIQMLIAxBCHEEQCALLwESIQEgBSALLwEQaiELIABBAWohDCAAQQE6AABBACEFA0AgASAFSwRAIAUgDGogBSALav0ABAD9CwQAIAVBEGohBQwBCwsgASAMaiEACwsgBiEFQQAhAQwCCwsLQQAgBUGAgIABazYCAEEIIAAgCGs2AgBBDCAENgIAQRAgAjYCAEEUIAc2AgBBICADQSgoAgBrQQJ2NgIAIAELJwBBFCgCAEG3vAJsQRAoAgBBH2xzQf//A3FBAXRBgIggaiAAOwEACxAAIAAQBSIABH8gAAUQAwsLLQBBgIggQQBBgIAM/AsAQRBBADYCAEEUQQA2AgBBwABBATYCAEHEAEEANgIACw==';

;// CONCATENATED MODULE: ./.build/review/scan/html/names.js
/** HTML elements whose start tags end SVG and MathML content, apart from those below. */
const BREAKOUT_ELEMENTS = [
    'b',
    'big',
    'blockquote',
    'body',
    'br',
    'center',
    'code',
    'dd',
    'div',
    'dl',
    'dt',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'head',
    'hr',
    'i',
    'li',
    'listing',
    'menu',
    'nobr',
    'ol',
    'p',
    'pre',
    'ruby',
    's',
    'small',
    'span',
    'strong',
    'strike',
    'sub',
    'sup',
    'table',
    'tt',
    'u',
    'ul',
    'var'
];
/**
 * Elements and attributes that mean something to the scanner. A code is an index of one of these lists. Names have at
 * most 15 letters, and there are at most 128 elements and 32 attributes.
 */
const ELEMENTS = [
    '',
    'a',
    'area',
    'audio',
    'base',
    'button',
    'embed',
    'form',
    'frame',
    'iframe',
    'img',
    'input',
    'link',
    'math',
    'meta',
    'noembed',
    'noframes',
    'object',
    'plaintext',
    'script',
    'source',
    'style',
    'svg',
    'template',
    'textarea',
    'title',
    'track',
    'video',
    'xmp',
    'image',
    // Only inside SVG and MathML.
    'annotation-xml',
    'desc',
    'feimage',
    'foreignobject',
    'malignmark',
    'mglyph',
    'mi',
    'mn',
    'mo',
    'ms',
    'mtext',
    'use',
    // Elements without content, apart from those above.
    'col',
    'param',
    'wbr',
    'font',
    ...BREAKOUT_ELEMENTS
];
const ATTRIBUTES = [
    '',
    'action',
    'color',
    'content',
    'data',
    'encoding',
    'face',
    'formaction',
    'href',
    'http-equiv',
    'id',
    'imagesrcset',
    'method',
    'name',
    'poster',
    'rel',
    'size',
    'src',
    'srcset',
    'style',
    'type',
    'xlink:href'
];
function elementCode(name) {
    return ELEMENTS.indexOf(name);
}
function attributeCode(name) {
    return ATTRIBUTES.indexOf(name);
}
/** One flag per element code. */
function elementFlags(...names) {
    const flags = new Uint8Array(ELEMENTS.length);
    for (const name of names)
        flags[elementCode(name)] = 1;
    return flags;
}
/** HTML start tags that end SVG and MathML content, as the HTML standard lists them. */
const BREAKOUT = elementFlags(...BREAKOUT_ELEMENTS, 'embed', 'img', 'meta');
const VOID = elementFlags('area', 'base', 'br', 'col', 'embed', 'frame', 'hr', 'img', 'input', 'link', 'meta', 'param', 'source', 'track', 'wbr');

;// CONCATENATED MODULE: ./.build/review/scan/scan-memory.js


/** Positions in memory, in bytes, as in assembly/memory.ts. */
const ONES = 0x100;
const VALUE_STARTS = 0x180;
const VALUE_ENDS = 0x200;
const RECORDS = 0x400;
const ELEMENT_NAMES = 0xb0400;
const ATTRIBUTE_NAMES = 0xb0c00;
const PAGE = 0x200000;
const NAME_BYTES = 16;
/** Fields at the start of the memory, as indexes of `state`. */
const STATE = {
    position: 0,
    end: 1,
    contentLength: 2,
    endsWithSpace: 3,
    last: 4,
    beforeLast: 5,
    readStart: 6,
    length: 7,
    referenceCount: 8,
    content: 9,
    references: 10,
    pageNumber: 11,
    seen: 14
};
const LESS = 60;
/** Sixteen bytes are read and written at once. */
const STEP_BYTES = 16;
const WASM_PAGE_BYTES = 64 * 1024;
/** The memory of a larger page is not kept for the ones after it. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024;
/** The memory that TypeScript and WebAssembly share: the page, the content found in it, and the known markup. */
class ScanMemory {
    /** All of it, as bytes, and as numbers of two and four bytes. */
    bytes = new Uint8Array(0);
    halves = new Uint16Array(0);
    words = new Uint32Array(0);
    /** The fields at its start. */
    state = new Uint32Array(0);
    functions;
    #memory;
    constructor() {
        this.#create();
    }
    /** Takes a page. */
    begin(page) {
        this.#reserve(page.length);
        const { bytes, state } = this;
        const end = PAGE + page.length;
        bytes.set(page, PAGE);
        bytes.fill(LESS, end, end + STEP_BYTES);
        state.fill(0, 0, STATE.content);
        state[STATE.end] = page.length;
        state[STATE.endsWithSpace] = 1;
        state[STATE.content] = PAGE + regionBytes(page.length);
        state[STATE.references] = PAGE + 2 * regionBytes(page.length);
        state[STATE.pageNumber] = state[STATE.pageNumber] + 1;
    }
    /** The content is never longer than the page, and each reference takes at least four bytes of it. */
    #reserve(size) {
        const needed = PAGE + 3 * regionBytes(size);
        if (this.bytes.length > MAX_KEPT_BYTES && needed < MAX_KEPT_BYTES)
            this.#create();
        if (needed > this.bytes.length) {
            this.#memory.grow(Math.ceil((needed - this.bytes.length) / WASM_PAGE_BYTES));
            this.#view();
        }
    }
    /** References that were noted in the page, with repetitions. */
    get references() {
        const { state } = this;
        const start = state[STATE.references] / 4;
        return this.words.subarray(start, start + state[STATE.referenceCount]);
    }
    #create() {
        this.#memory = new WebAssembly.Memory({ initial: Math.ceil((PAGE + 1024 * 1024) / WASM_PAGE_BYTES) });
        const module = new WebAssembly.Module(Buffer.from(WASM, 'base64'));
        const { exports } = new WebAssembly.Instance(module, { env: { memory: this.#memory } });
        this.functions = exports;
        this.#view();
        this.bytes.fill(0xff, ONES, ONES + STEP_BYTES);
        this.#writeNames(ELEMENT_NAMES, ELEMENTS);
        this.#writeNames(ATTRIBUTE_NAMES, ATTRIBUTES);
        this.functions.indexNames();
        this.functions.clear();
    }
    #writeNames(at, names) {
        for (const [code, name] of names.entries()) {
            for (let k = 0; k < name.length; k++)
                this.bytes[at + code * NAME_BYTES + k] = name.charCodeAt(k);
        }
    }
    #view() {
        this.bytes = new Uint8Array(this.#memory.buffer);
        this.halves = new Uint16Array(this.#memory.buffer);
        this.words = new Uint32Array(this.#memory.buffer);
        this.state = this.words.subarray(0, RECORDS / 4);
    }
}
/** With room for what is read and written over the end. */
function regionBytes(size) {
    return (Math.ceil(size / STEP_BYTES) + 1) * STEP_BYTES;
}

;// CONCATENATED MODULE: ./.build/review/scan/content-digest.js


const SPACE = 32;
const content_digest_LESS = 60;
/** Stands before each link target, so that text and targets cannot be confused. */
const TARGET_MARK = 1;
/** 128 bits of SHA-256, in hexadecimal. */
const DIGEST_LENGTH = 32;
/** Gathers what a reader sees of a page: its text and its link targets. */
class ContentDigest {
    #memory;
    constructor(memory) {
        this.#memory = memory;
    }
    /** Adds text up to the next `<`, which is at the position returned, or `end`. */
    addText(bytes, from, end) {
        let i = from;
        while (i < end && bytes[i] <= SPACE)
            i++;
        if (i >= end)
            return end;
        if (i > from)
            this.#addSpace();
        if (bytes[i] === content_digest_LESS)
            return i;
        const less = bytes.indexOf(content_digest_LESS, i);
        const stop = less < 0 ? end : less;
        this.addRawText(bytes, i, stop);
        this.#memory.state[STATE.endsWithSpace] = bytes[stop - 1] <= SPACE ? 1 : 0;
        return stop;
    }
    /** Adds text that may contain `<`. */
    addRawText(bytes, from, end) {
        if (end <= from)
            return;
        this.#add(bytes, from, end);
        this.#memory.state[STATE.endsWithSpace] = 0;
    }
    addTarget(bytes, from, end) {
        this.#addByte(TARGET_MARK);
        this.#add(bytes, from, end);
    }
    take() {
        const { bytes, state } = this.#memory;
        const start = state[STATE.content];
        const length = state[STATE.contentLength];
        return (0,external_node_crypto_.hash)('sha256', bytes.subarray(start, start + length)).slice(0, DIGEST_LENGTH);
    }
    #addSpace() {
        const { state } = this.#memory;
        if (state[STATE.endsWithSpace] === 0)
            this.#addByte(SPACE);
        state[STATE.endsWithSpace] = 1;
    }
    #addByte(byte) {
        const { bytes, state } = this.#memory;
        const length = state[STATE.contentLength];
        bytes[state[STATE.content] + length] = byte;
        state[STATE.contentLength] = length + 1;
    }
    #add(source, from, end) {
        const { bytes, state } = this.#memory;
        const length = state[STATE.contentLength];
        const at = state[STATE.content] + length;
        bytes.set(source.subarray(from, end), at);
        state[STATE.contentLength] = length + end - from;
    }
}

// EXTERNAL MODULE: ./.build/review/scan/css-scanner.js
var css_scanner = __webpack_require__(48205);
// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 3 modules
var decode = __webpack_require__(81161);
;// CONCATENATED MODULE: ./.build/review/scan/html/foreign-content.js

const HTML = 0;
const SVG = 1;
const MATH = 2;
/** SVG elements whose content is HTML. */
const SVG_POINT = 3;
/** MathML elements whose content is text with HTML. */
const TEXT_POINT = 4;
const ANNOTATION = 5;
/** An annotation whose `encoding` says that its content is HTML. */
const ANNOTATION_POINT = 6;
const SVG_ELEMENT = elementCode('svg');
const MATH_ELEMENT = elementCode('math');
const ANNOTATION_XML = elementCode('annotation-xml');
const P = elementCode('p');
const BR = elementCode('br');
const SVG_POINTS = elementFlags('foreignobject', 'desc', 'title');
const TEXT_POINTS = elementFlags('mi', 'mo', 'mn', 'ms', 'mtext');
const NOT_TEXT = elementFlags('mglyph', 'malignmark');
/** End tags that also close an SVG or MathML element left open inside the element they end. */
const CLOSES_FOREIGN = BREAKOUT.map((flag, code) => flag | elementFlags('a', 'button', 'font', 'form', 'template')[code]);
/** As deep as browsers nest elements, and a bound for the search of a start tag. */
const MAX_DEPTH = 512;
/**
 * The open elements from the outermost `svg` or `math` on. Inside these, `style` and `title` are no raw text, CDATA
 * sections exist, and `/>` ends an element; inside a `foreignObject` in them, HTML rules apply again.
 */
class ForeignContent {
    depth = 0;
    #names = new Uint32Array(MAX_DEPTH);
    #kinds = new Uint8Array(MAX_DEPTH);
    #skipped = 0;
    reset() {
        this.depth = 0;
        this.#skipped = 0;
    }
    /** Whether the innermost open element is an SVG or MathML element. */
    get isForeign() {
        return this.depth > 0 && this.#kinds[this.depth - 1] !== HTML;
    }
    /** Whether a start tag follows HTML rules. A tag that ends the foreign content closes its elements first. */
    entersHtml(code, isBreakout) {
        if (this.depth === 0 || this.#takesHtml(code))
            return true;
        if (BREAKOUT[code] !== 1 && !isBreakout)
            return false;
        this.#closeForeign();
        return true;
    }
    /** An HTML start tag, which matters inside or at the start of foreign content only. */
    openHtml(code, hash, isSelfClosing) {
        if (code === SVG_ELEMENT || code === MATH_ELEMENT) {
            if (!isSelfClosing)
                this.#push(hash, code === SVG_ELEMENT ? SVG : MATH);
        }
        else if (this.depth > 0 && VOID[code] !== 1)
            this.#push(hash, HTML);
    }
    openForeign(code, hash, hasHtmlEncoding) {
        const top = this.#kinds[this.depth - 1];
        if (top === SVG || top === SVG_POINT)
            this.#push(hash, SVG_POINTS[code] === 1 ? SVG_POINT : SVG);
        else if (TEXT_POINTS[code] === 1)
            this.#push(hash, TEXT_POINT);
        else if (code === ANNOTATION_XML)
            this.#push(hash, hasHtmlEncoding ? ANNOTATION_POINT : ANNOTATION);
        else
            this.#push(hash, MATH);
    }
    /** Whether the end tag follows HTML rules, rather than closing an SVG or MathML element. */
    close(code, hash) {
        if (this.#skipped > 0) {
            this.#skipped--;
            return false;
        }
        let at = this.depth - 1;
        if (this.#kinds[at] !== HTML) {
            if (code === P || code === BR) {
                this.#closeForeign();
                return true;
            }
            while (at >= 0 && this.#kinds[at] !== HTML) {
                if (this.#names[at] === hash) {
                    this.depth = at;
                    return false;
                }
                at--;
            }
            // The start tag is before the outermost `svg`, or nowhere.
            if (at < 0 && CLOSES_FOREIGN[code] === 1)
                this.depth = 0;
        }
        for (; at >= 0 && this.#kinds[at] === HTML; at--) {
            if (this.#names[at] !== hash)
                continue;
            this.depth = at;
            break;
        }
        return true;
    }
    #takesHtml(code) {
        const top = this.#kinds[this.depth - 1];
        if (top === TEXT_POINT)
            return NOT_TEXT[code] !== 1;
        if (top === ANNOTATION)
            return code === SVG_ELEMENT;
        return top === HTML || top === SVG_POINT || top === ANNOTATION_POINT;
    }
    #closeForeign() {
        while (this.depth > 0) {
            const top = this.#kinds[this.depth - 1];
            if (top !== SVG && top !== MATH && top !== ANNOTATION)
                return;
            this.depth--;
        }
    }
    #push(hash, kind) {
        if (this.depth === MAX_DEPTH) {
            this.#skipped++;
            return;
        }
        this.#names[this.depth] = hash;
        this.#kinds[this.depth] = kind;
        this.depth++;
    }
}

;// CONCATENATED MODULE: ./.build/review/scan/html/raw-text.js
/** Elements whose content is text, whatever it looks like. */
const RAW_TEXT_ELEMENTS = [
    'script',
    'style',
    'title',
    'textarea',
    'xmp',
    'iframe',
    'noembed',
    'noframes'
];
const [BANG, DASH, SLASH, raw_text_LESS, GREATER] = [33, 45, 47, 60, 62];
/** The position of `</name` that ends raw text which starts at `from`, or `end`. */
function rawTextEnd(bytes, from, end, name) {
    for (let i = bytes.indexOf(raw_text_LESS, from); i >= 0 && i < end; i = bytes.indexOf(raw_text_LESS, i + 1)) {
        if (bytes[i + 1] === SLASH && isTagName(bytes, i + 2, end, name))
            return i;
    }
    return end;
}
/**
 * The same for a script. After `<!--` a script may contain `<script>…</script>` of its own, until `-->`: an old rule
 * for scripts that hide from browsers, which all parsers still follow.
 */
function scriptEnd(bytes, from, end) {
    let isEscaped = false;
    let isNested = false;
    let i = from;
    while (i < end) {
        const byte = bytes[i];
        if (isEscaped && byte === GREATER && bytes[i - 1] === DASH && bytes[i - 2] === DASH) {
            isEscaped = false;
            isNested = false;
            i++;
        }
        else if (byte !== raw_text_LESS) {
            if (isEscaped)
                i++;
            else {
                i = bytes.indexOf(raw_text_LESS, i);
                if (i < 0)
                    return end;
            }
        }
        else if (bytes[i + 1] === SLASH && isTagName(bytes, i + 2, end, 'script')) {
            if (!isNested)
                return i;
            isNested = false;
            i += 8;
        }
        else if (isEscaped && !isNested && isTagName(bytes, i + 1, end, 'script')) {
            isNested = true;
            i += 7;
        }
        else if (!isEscaped &&
            i + 3 < end &&
            bytes[i + 1] === BANG &&
            bytes[i + 2] === DASH &&
            bytes[i + 3] === DASH) {
            isEscaped = true;
            i += 4;
        }
        else
            i++;
    }
    return end;
}
/** The position after a comment whose `<!--` is at `from`. */
function commentEnd(bytes, from, end) {
    for (let i = bytes.indexOf(GREATER, from + 4); i >= 0 && i < end; i = bytes.indexOf(GREATER, i + 1)) {
        if (bytes[i - 1] === DASH && bytes[i - 2] === DASH)
            return i + 1;
        if (i >= from + 7 && bytes[i - 1] === BANG && bytes[i - 2] === DASH && bytes[i - 3] === DASH)
            return i + 1;
    }
    return end;
}
/** A name in any case, followed by what ends a tag name. */
function isTagName(bytes, at, end, name) {
    const stop = at + name.length;
    if (stop >= end)
        return false;
    for (let k = 0; k < name.length; k++) {
        if ((bytes[at + k] | 32) !== name.charCodeAt(k))
            return false;
    }
    const next = bytes[stop];
    return next === GREATER || next === SLASH || isSpace(next);
}
/** Line feed, tab, carriage return, form feed and the space itself. */
function isSpace(byte) {
    return byte === 32 || byte === 10 || byte === 9 || byte === 13 || byte === 12;
}

;// CONCATENATED MODULE: ./.build/review/scan/html/tag-reader.js


const ATTRIBUTE = {
    action: attributeCode('action'),
    color: attributeCode('color'),
    content: attributeCode('content'),
    data: attributeCode('data'),
    encoding: attributeCode('encoding'),
    face: attributeCode('face'),
    formaction: attributeCode('formaction'),
    href: attributeCode('href'),
    httpEquiv: attributeCode('http-equiv'),
    id: attributeCode('id'),
    imagesrcset: attributeCode('imagesrcset'),
    method: attributeCode('method'),
    name: attributeCode('name'),
    poster: attributeCode('poster'),
    rel: attributeCode('rel'),
    size: attributeCode('size'),
    src: attributeCode('src'),
    srcset: attributeCode('srcset'),
    style: attributeCode('style'),
    type: attributeCode('type'),
    xlinkHref: attributeCode('xlink:href')
};
/** Where the values of the known attributes are in the tag that was read last. */
class TagReader {
    #memory;
    constructor(memory) {
        this.#memory = memory;
    }
    has(attribute) {
        return (this.#memory.state[STATE.seen] & (1 << attribute)) !== 0;
    }
    start(attribute) {
        return this.#memory.words[VALUE_STARTS / 4 + attribute];
    }
    end(attribute) {
        return this.#memory.words[VALUE_ENDS / 4 + attribute];
    }
    /** Reads the tag whose `<` is at `start`, unless it was read last. */
    read(start) {
        const { state, functions } = this.#memory;
        if (state[STATE.readStart] !== start + 1)
            functions.readTag(start);
    }
    /** From the end of a tag's name: the position after `>`, or -1 when the page ends inside the tag. */
    endOfTag(nameEnd) {
        return this.#memory.functions.readAttributes(nameEnd) || -1;
    }
}

;// CONCATENATED MODULE: ./.build/review/scan/html/markup-table.js

/** Limits, as in ../assembly/markup-table.ts. */
const MAX_LENGTH = 2048;
const MAX_PIECES = 16 * 1024;
/** Fields of a record, in bytes. */
const RECORD_BYTES = 32;
const LENGTH_FIELD = 8;
const FLAGS_FIELD = 10;
const CODE_FIELD = 11;
const REFERENCE_FIELD = 12;
const TARGET_START_FIELD = 16;
const TARGET_LENGTH_FIELD = 18;
const NAME_HASH_FIELD = 20;
const SELF_CLOSING_FIELD = 24;
const REMEMBERED_FIELD = 25;
const LONGER_FIELD = 26;
const INERT = 1;
const REFERS = 4;
const HAS_TARGET = 8;
const AS_HTML = 1;
const AS_SVG = 2;
/** Number of the markup that is not kept, because it is too long or too unusual. */
const UNKEPT = 0;
/**
 * Pages repeat the same tags, comments and icons thousands of times. What a piece of markup says depends on its bytes
 * alone: each is read once, and recognized by its bytes from then on.
 */
class MarkupTable {
    /** The position after the tag that was found last. */
    end = 0;
    #memory;
    /** By piece: what it refers to as an HTML element, and as an SVG element. */
    #htmlReferences = [];
    #svgReferences = [];
    constructor(memory) {
        this.#memory = memory;
    }
    /**
     * Copies text from `from` on, and passes over markup that is known to mean nothing, or one reference. Sets `end` to the
     * position of what comes then, and returns its number if it is in the table, otherwise 0.
     */
    skip(from) {
        const { state, functions } = this.#memory;
        state[STATE.position] = from;
        const piece = functions.skip();
        this.end = state[STATE.position];
        return piece;
    }
    /** The number of the tag whose `<` is at `start`, or -1 when the file ends inside it. Sets `end` to its end. */
    find(start) {
        const { state, functions } = this.#memory;
        state[STATE.position] = start;
        const piece = functions.findOrLearn();
        this.end = start + state[STATE.length];
        return piece;
    }
    endOf(piece, start) {
        return start + this.#memory.halves[(recordOf(piece) + LENGTH_FIELD) / 2];
    }
    /** Code of the element. */
    codeOf(piece) {
        return this.#memory.bytes[recordOf(piece) + CODE_FIELD];
    }
    /** Hash of the element's name. */
    nameHashOf(piece) {
        return this.#memory.words[(recordOf(piece) + NAME_HASH_FIELD) / 4];
    }
    isSelfClosing(piece) {
        return this.#memory.bytes[recordOf(piece) + SELF_CLOSING_FIELD] === 1;
    }
    /** What a tag is remembered to refer to. */
    referencesOf(piece, isHtml) {
        const remembered = this.#memory.bytes[recordOf(piece) + REMEMBERED_FIELD];
        if ((remembered & (isHtml ? AS_HTML : AS_SVG)) === 0)
            return undefined;
        return (isHtml ? this.#htmlReferences : this.#svgReferences)[piece];
    }
    remember(piece, isHtml, references) {
        const field = recordOf(piece) + REMEMBERED_FIELD;
        this.#memory.bytes[field] = this.#memory.bytes[field] | (isHtml ? AS_HTML : AS_SVG);
        (isHtml ? this.#htmlReferences : this.#svgReferences)[piece] = references;
    }
    /** The tag means nothing. */
    setInert(piece) {
        this.#memory.bytes[recordOf(piece) + FLAGS_FIELD] = INERT;
    }
    /** Where in the tag the value of its reference is. */
    setTarget(piece, offset, length) {
        const { halves } = this.#memory;
        halves[(recordOf(piece) + TARGET_START_FIELD) / 2] = offset;
        halves[(recordOf(piece) + TARGET_LENGTH_FIELD) / 2] = length;
    }
    /** The tag means one reference, and nothing else. */
    setReference(piece, reference, isInContent) {
        const { bytes, words } = this.#memory;
        bytes[recordOf(piece) + FLAGS_FIELD] = isInContent ? REFERS | HAS_TARGET : REFERS;
        words[(recordOf(piece) + REFERENCE_FIELD) / 4] = reference;
    }
    /** The number of the markup that starts with the tag and ends at `end`, which is looked for after the tag from now on. */
    extend(tag, start, end) {
        const piece = this.#findOrKeep(start, end);
        this.#memory.halves[(recordOf(tag) + LONGER_FIELD) / 2] = piece;
        return piece;
    }
    /** After a tag that means more than one reference. It is predicted after the same two pieces the next time. */
    pass(piece) {
        this.#pass(piece, MAX_PIECES + this.codeOf(piece));
    }
    /** After a comment or an icon that means nothing. */
    passInert(start, end) {
        const piece = this.#findOrKeep(start, end);
        if (piece === UNKEPT)
            return;
        this.setInert(piece);
        this.#pass(piece, piece);
    }
    #findOrKeep(start, end) {
        if (end - start > MAX_LENGTH)
            return UNKEPT;
        const { state, functions } = this.#memory;
        state[STATE.position] = start;
        return functions.findOrKeep(end - start);
    }
    #pass(piece, last) {
        const { state, functions } = this.#memory;
        functions.predict(piece);
        state[STATE.beforeLast] = state[STATE.last];
        state[STATE.last] = last;
    }
}
/** Where the record of a piece is. */
function recordOf(piece) {
    return RECORDS + piece * RECORD_BYTES;
}

// EXTERNAL MODULE: ./.build/review/scan/reference-table.js
var reference_table = __webpack_require__(51645);
;// CONCATENATED MODULE: ./.build/review/scan/html/elements.js



const RESOURCE_RELS = /(?:^|\s)(?:icon|stylesheet|modulepreload|apple-touch-icon|stylesheet|modulepreload|apple-touch-icon-precomposed|mask-icon|manifest|preload)(?:\s|$)/;
const LINK_RELS = /(?:^|\s)(?:alternate|author|help|license|next|prefetch|prerender|prev|search)(?:\s|$)/;
/** What each HTML element refers to. */
const elements_HTML = [];
/** The same inside SVG. */
const elements_SVG = [];
elements_HTML[elementCode('a')] = (tag, page, found) => {
    add(tag, page, found, ATTRIBUTE.href, reference_table/* REFERENCE */.g.link);
    addId(tag, page, found, ATTRIBUTE.name);
};
elements_HTML[elementCode('area')] = (tag, page, found) => add(tag, page, found, ATTRIBUTE.href, reference_table/* REFERENCE */.g.link);
elements_HTML[elementCode('audio')] = (tag, page, found) => add(tag, page, found, ATTRIBUTE.src, reference_table/* REFERENCE */.g.media);
elements_HTML[elementCode('base')] = (tag, page) => {
    if (tag.has(ATTRIBUTE.href))
        page.setBase(tag.start(ATTRIBUTE.href), tag.end(ATTRIBUTE.href));
};
elements_HTML[elementCode('button')] = (tag, page, found) => add(tag, page, found, ATTRIBUTE.formaction, reference_table/* REFERENCE */.g.otherLink);
elements_HTML[elementCode('embed')] = (tag, page, found) => add(tag, page, found, ATTRIBUTE.src, reference_table/* REFERENCE */.g.frame);
elements_HTML[elementCode('form')] = (tag, page, found) => {
    // A static host takes no POST: such a form belongs to another program.
    if (elements_valueOf(tag, page, ATTRIBUTE.method) !== 'post')
        add(tag, page, found, ATTRIBUTE.action, reference_table/* REFERENCE */.g.otherLink);
};
elements_HTML[elementCode('frame')] = (tag, page, found) => add(tag, page, found, ATTRIBUTE.src, reference_table/* REFERENCE */.g.frame);
elements_HTML[elementCode('iframe')] = (tag, page, found) => add(tag, page, found, ATTRIBUTE.src, reference_table/* REFERENCE */.g.frame);
elements_HTML[elementCode('img')] = (tag, page, found) => {
    add(tag, page, found, ATTRIBUTE.src, reference_table/* REFERENCE */.g.image);
    add(tag, page, found, ATTRIBUTE.srcset, reference_table/* REFERENCE */.g.srcset);
};
// The HTML parser makes `img` of it.
elements_HTML[elementCode('image')] = elements_HTML[elementCode('img')];
elements_HTML[elementCode('input')] = (tag, page, found) => {
    if (elements_valueOf(tag, page, ATTRIBUTE.type) === 'image')
        add(tag, page, found, ATTRIBUTE.src, reference_table/* REFERENCE */.g.image);
    add(tag, page, found, ATTRIBUTE.formaction, reference_table/* REFERENCE */.g.otherLink);
};
elements_HTML[elementCode('link')] = (tag, page, found) => {
    const rel = elements_valueOf(tag, page, ATTRIBUTE.rel);
    if (/(?:^|\s)canonical(?:\s|$)/.test(rel))
        add(tag, page, found, ATTRIBUTE.href, reference_table/* REFERENCE */.g.canonical);
    else if (RESOURCE_RELS.test(rel)) {
        add(tag, page, found, ATTRIBUTE.href, reference_table/* REFERENCE */.g.resource);
        add(tag, page, found, ATTRIBUTE.imagesrcset, reference_table/* REFERENCE */.g.srcset);
    }
    else if (LINK_RELS.test(rel))
        add(tag, page, found, ATTRIBUTE.href, reference_table/* REFERENCE */.g.otherLink);
};
elements_HTML[elementCode('meta')] = (tag, page, found) => {
    if (!tag.has(ATTRIBUTE.content))
        return;
    if (elements_valueOf(tag, page, ATTRIBUTE.httpEquiv) === 'refresh')
        add(tag, page, found, ATTRIBUTE.content, reference_table/* REFERENCE */.g.refresh);
    const name = elements_valueOf(tag, page, ATTRIBUTE.name);
    if (name !== 'robots' && name !== 'googlebot')
        return;
    if (/(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/.test(elements_valueOf(tag, page, ATTRIBUTE.content)))
        page.isNoindex = true;
};
elements_HTML[elementCode('object')] = (tag, page, found) => add(tag, page, found, ATTRIBUTE.data, reference_table/* REFERENCE */.g.frame);
elements_HTML[elementCode('script')] = (tag, page, found) => add(tag, page, found, ATTRIBUTE.src, reference_table/* REFERENCE */.g.resource);
elements_HTML[elementCode('source')] = (tag, page, found) => {
    add(tag, page, found, ATTRIBUTE.src, reference_table/* REFERENCE */.g.media);
    add(tag, page, found, ATTRIBUTE.srcset, reference_table/* REFERENCE */.g.srcset);
};
elements_HTML[elementCode('track')] = (tag, page, found) => add(tag, page, found, ATTRIBUTE.src, reference_table/* REFERENCE */.g.media);
elements_HTML[elementCode('video')] = (tag, page, found) => {
    add(tag, page, found, ATTRIBUTE.src, reference_table/* REFERENCE */.g.media);
    add(tag, page, found, ATTRIBUTE.poster, reference_table/* REFERENCE */.g.image);
};
elements_SVG[elementCode('a')] = (tag, page, found) => addSvg(tag, page, found, reference_table/* REFERENCE */.g.link);
elements_SVG[elementCode('feimage')] = (tag, page, found) => addSvg(tag, page, found, reference_table/* REFERENCE */.g.image);
elements_SVG[elementCode('image')] = (tag, page, found) => addSvg(tag, page, found, reference_table/* REFERENCE */.g.image);
elements_SVG[elementCode('script')] = (tag, page, found) => addSvg(tag, page, found, reference_table/* REFERENCE */.g.resource);
elements_SVG[elementCode('use')] = (tag, page, found) => addSvg(tag, page, found, reference_table/* REFERENCE */.g.image);
const NONE = [];
/** Numbers of everything that a tag refers to, and of its id. */
function referencesOf(code, tag, page, isHtml) {
    const found = [];
    addId(tag, page, found, ATTRIBUTE.id);
    if (tag.has(ATTRIBUTE.style) && mayLoad(page.bytes, tag.start(ATTRIBUTE.style), tag.end(ATTRIBUTE.style)))
        add(tag, page, found, ATTRIBUTE.style, reference_table/* REFERENCE */.g.styleAttribute);
    const record = (isHtml ? elements_HTML : elements_SVG)[code];
    if (record !== undefined)
        record(tag, page, found);
    return found.length === 0 ? NONE : found;
}
function add(tag, page, found, attribute, kind) {
    if (tag.has(attribute))
        found.push(page.intern(kind, tag.start(attribute), tag.end(attribute)));
}
function addId(tag, page, found, attribute) {
    if (tag.has(attribute) && tag.end(attribute) > tag.start(attribute))
        add(tag, page, found, attribute, reference_table/* REFERENCE */.g.id);
}
function addSvg(tag, page, found, kind) {
    add(tag, page, found, tag.has(ATTRIBUTE.href) ? ATTRIBUTE.href : ATTRIBUTE.xlinkHref, kind);
}
/** Whether a style attribute has `url(`, or an entity or escape that may spell it. */
function mayLoad(bytes, start, end) {
    for (let i = start + 3; i < end; i++) {
        const byte = bytes[i];
        const isUrl = byte === 40 && /^url$/i.test(String.fromCharCode(...bytes.subarray(i - 3, i)));
        if (isUrl || byte === 38 || byte === 92)
            return true;
    }
    return false;
}
/** In lower case, and empty when there is none. */
function elements_valueOf(tag, page, attribute) {
    return tag.has(attribute) ? page.textAt(tag.start(attribute), tag.end(attribute)).toLowerCase() : '';
}

;// CONCATENATED MODULE: ./.build/review/scan/html/tag-references.js




const SCRIPT = elementCode('script');
const BASE = elementCode('base');
const META = elementCode('meta');
const SCRIPT_END = Buffer.from('</script>');
/** Start tags that say something about the page, or after which something else than HTML may follow. */
const HAS_EFFECT = elementFlags(...RAW_TEXT_ELEMENTS, 'plaintext', 'template', 'svg', 'math', 'base', 'meta');
/** What tags refer to: read once, and told to the table of markup. */
class TagReferences {
    #markup;
    #reader;
    constructor(markup, reader) {
        this.#markup = markup;
        this.#reader = reader;
    }
    of(tag, start, page, isHtml) {
        const known = this.#markup.referencesOf(tag, isHtml);
        if (known !== undefined)
            return known;
        this.#reader.read(start);
        const references = referencesOf(this.#markup.codeOf(tag), this.#reader, page, isHtml);
        if (isHtml && references.length === 1)
            this.#markup.setTarget(tag, page.valueStart - start, page.lengthOf(references[0]));
        return references;
    }
    /** Tells the table what a tag means, if that is at most one reference and nothing else. */
    describe(tag, start, end, references, page) {
        const reference = references[0];
        // A build hash is removed from the content: not by copying a part of the tag.
        if (reference !== undefined && (references.length > 1 || page.isNormalized(reference)))
            return false;
        const piece = this.#withoutEffect(tag, start, end, page.bytes);
        if (piece === UNKEPT)
            return false;
        if (reference === undefined)
            this.#markup.setInert(piece);
        else
            this.#markup.setReference(piece, reference, page.isInContent(reference));
        return true;
    }
    /** Keeps the references of a tag that means more. */
    remember(tag, isHtml, references) {
        const code = this.#markup.codeOf(tag);
        // The two elements also change the page.
        if (tag !== UNKEPT && code !== BASE && code !== META)
            this.#markup.remember(tag, isHtml, references);
    }
    /** The tag if it has no effect on what follows, or the whole element if it is a script without text. */
    #withoutEffect(tag, start, end, bytes) {
        const code = this.#markup.codeOf(tag);
        if (tag === UNKEPT || HAS_EFFECT[code] !== 1)
            return tag;
        const stop = end + SCRIPT_END.length;
        if (code !== SCRIPT || stop > bytes.length || SCRIPT_END.compare(bytes, end, stop) !== 0)
            return UNKEPT;
        return this.#markup.extend(tag, start, stop);
    }
}

;// CONCATENATED MODULE: ./.build/review/scan/html/html-scanner.js









const [html_scanner_BANG, html_scanner_DASH, html_scanner_SLASH, html_scanner_LESS, html_scanner_GREATER] = [33, 45, 47, 60, 62];
const CDATA = Buffer.from('[CDATA[');
const MAX_TITLE_BYTES = 1000;
const html_scanner_SCRIPT = elementCode('script');
const STYLE = elementCode('style');
const TITLE = elementCode('title');
const TEXTAREA = elementCode('textarea');
const XMP = elementCode('xmp');
const PLAINTEXT = elementCode('plaintext');
const html_scanner_SVG = elementCode('svg');
const html_scanner_MATH = elementCode('math');
const TEMPLATE = elementCode('template');
const FONT = elementCode('font');
const html_scanner_ANNOTATION_XML = elementCode('annotation-xml');
const RAW_TEXT_NAMES = new Map(RAW_TEXT_ELEMENTS.map(name => [elementCode(name), name]));
const RAW_TEXT = elementFlags(...RAW_TEXT_ELEMENTS);
/** Reads HTML the way a browser's tokenizer does, as bytes, and records what the review needs. */
class HtmlScanner {
    #reader;
    #memory;
    #markup;
    #references;
    #foreign = new ForeignContent();
    #templates = 0;
    /** Depth of an open `script` or `style` inside SVG, whose text is not content. */
    #mutedDepth = 0;
    #styleStart = 0;
    /** Start of an `svg` or `math` element that means nothing so far, or -1. */
    #iconStart = -1;
    constructor(memory) {
        this.#memory = memory;
        this.#reader = new TagReader(memory);
        this.#markup = new MarkupTable(memory);
        this.#references = new TagReferences(this.#markup, this.#reader);
    }
    scan(bytes, page) {
        this.#scan(bytes, page);
        page.append(this.#memory.references);
    }
    #scan(bytes, page) {
        const end = bytes.length;
        const { digest } = page;
        const markup = this.#markup;
        this.#memory.begin(bytes);
        this.#foreign.reset();
        this.#templates = 0;
        this.#mutedDepth = 0;
        this.#iconStart = -1;
        let i = 0;
        while (i < end) {
            let known = 0;
            if (this.#foreign.depth === 0 && this.#templates === 0) {
                known = markup.skip(i);
                i = markup.end;
            }
            else
                i = this.#skipText(bytes, i, page);
            if (i + 1 >= end)
                return;
            const next = bytes[i + 1];
            if (isLetter(next))
                i = this.#startTag(i, known, page);
            else if (next === html_scanner_SLASH)
                i = this.#endTag(bytes, i, end, page);
            else if (next === html_scanner_BANG)
                i = this.#declaration(bytes, i, end, page);
            else if (next === 63)
                i = after(bytes, html_scanner_GREATER, i, end);
            else {
                this.#iconStart = -1;
                if (this.#templates === 0 && this.#mutedDepth === 0)
                    digest.addRawText(bytes, i, i + 1);
                i++;
            }
            if (i < 0)
                return;
        }
    }
    /** Inside SVG, MathML and templates: the position of the next `<`. */
    #skipText(bytes, from, { digest }) {
        if (bytes[from] === html_scanner_LESS)
            return from;
        this.#iconStart = -1;
        if (this.#templates === 0 && this.#mutedDepth === 0)
            return digest.addText(bytes, from, bytes.length);
        const less = bytes.indexOf(html_scanner_LESS, from);
        return less < 0 ? bytes.length : less;
    }
    /** `known`: the number of the tag if it was recognized already, or 0. */
    #startTag(start, known, page) {
        const markup = this.#markup;
        const tag = known === 0 ? markup.find(start) : known;
        if (tag < 0)
            return -1;
        const end = known === 0 ? markup.end : markup.endOf(tag, start);
        const code = markup.codeOf(tag);
        const { depth } = this.#foreign;
        const isPlain = depth === 0 && this.#templates === 0;
        const isHtml = depth === 0 || this.#entersHtml(code, start);
        this.#endMuted(start, page);
        const references = this.#templates === 0 ? this.#references.of(tag, start, page, isHtml) : NONE;
        // The table knows the tag now: it is read again from its start, and passed over there.
        if (isPlain && this.#references.describe(tag, start, end, references, page))
            return start;
        if (this.#templates === 0)
            this.#references.remember(tag, isHtml, references);
        const isInert = references.length === 0;
        if (!isInert)
            this.#iconStart = -1;
        for (const reference of references)
            page.add(reference);
        if (!isHtml) {
            if (!markup.isSelfClosing(tag))
                this.#openForeign(tag, start, end, page);
            return end;
        }
        if (depth > 0)
            this.#iconStart = -1;
        if (isPlain && code !== html_scanner_SVG && code !== html_scanner_MATH)
            markup.pass(tag);
        if (RAW_TEXT[code] === 1)
            return this.#rawText(end, code, page);
        if (code === PLAINTEXT) {
            if (this.#templates === 0)
                page.digest.addRawText(page.bytes, end, page.bytes.length);
            return -1;
        }
        if (code === TEMPLATE)
            this.#templates++;
        if (depth > 0 || code === html_scanner_SVG || code === html_scanner_MATH) {
            this.#foreign.openHtml(code, markup.nameHashOf(tag), markup.isSelfClosing(tag));
            if (isPlain)
                this.#iconStart = isInert && this.#foreign.depth > 0 ? start : -1;
        }
        return end;
    }
    /** Whether the tag follows HTML rules although an `svg` or `math` element is open. */
    #entersHtml(code, start) {
        let isBreakout = false;
        if (code === FONT) {
            this.#reader.read(start);
            isBreakout = [ATTRIBUTE.color, ATTRIBUTE.face, ATTRIBUTE.size].some(name => this.#reader.has(name));
        }
        return this.#foreign.entersHtml(code, isBreakout);
    }
    #openForeign(tag, start, end, page) {
        const code = this.#markup.codeOf(tag);
        const hasHtmlEncoding = code === html_scanner_ANNOTATION_XML && this.#hasHtmlEncoding(start, page);
        this.#foreign.openForeign(code, this.#markup.nameHashOf(tag), hasHtmlEncoding);
        if ((code === STYLE || code === html_scanner_SCRIPT) && this.#mutedDepth === 0) {
            this.#mutedDepth = this.#foreign.depth;
            this.#styleStart = code === STYLE ? end : -1;
            this.#iconStart = -1;
        }
    }
    /** After a tag that may have closed the `script` or `style` whose text is not content. */
    #endMuted(tagStart, page) {
        if (this.#foreign.depth >= this.#mutedDepth)
            return;
        this.#mutedDepth = 0;
        // Inside SVG the text of a style element has entities.
        if (this.#styleStart >= 0 && this.#templates === 0)
            (0,css_scanner/* scanCss */.v)(page.bytes, this.#styleStart, tagStart, page, decode/* decodeHTML */.Gz);
    }
    #hasHtmlEncoding(start, { bytes }) {
        this.#reader.read(start);
        const { encoding } = ATTRIBUTE;
        if (!this.#reader.has(encoding))
            return false;
        const value = bytes.toString('latin1', this.#reader.start(encoding), this.#reader.end(encoding));
        return /^(?:text\/html|application\/xhtml\+xml)$/i.test(value);
    }
    #rawText(from, code, page) {
        const { bytes } = page;
        const end = bytes.length;
        const stop = code === html_scanner_SCRIPT
            ? scriptEnd(bytes, from, end)
            : rawTextEnd(bytes, from, end, RAW_TEXT_NAMES.get(code) ?? '');
        if (this.#templates === 0) {
            if (code === STYLE)
                (0,css_scanner/* scanCss */.v)(bytes, from, stop, page);
            if (code === TITLE || code === TEXTAREA || code === XMP)
                page.digest.addRawText(bytes, from, stop);
            if (code === TITLE && page.title === '') {
                const title = bytes.toString('utf8', from, Math.min(stop, from + MAX_TITLE_BYTES));
                // The tables of entities take 25 ms to load.
                const text = title.includes('&') ? (0,decode/* decodeHTML */.Gz)(title) : title;
                page.title = text.replace(/\s+/g, ' ').trim();
            }
        }
        return stop >= end ? -1 : this.#reader.endOfTag(stop + 2);
    }
    #endTag(bytes, from, end, page) {
        if (from + 2 >= end)
            return -1;
        const next = bytes[from + 2];
        if (next === html_scanner_GREATER)
            return from + 3;
        if (!isLetter(next))
            return after(bytes, html_scanner_GREATER, from, end);
        const markup = this.#markup;
        const tag = markup.find(from);
        if (tag < 0)
            return -1;
        const tagEnd = markup.end;
        const { depth } = this.#foreign;
        if (depth === 0 && this.#templates === 0) {
            markup.pass(tag);
            return tagEnd;
        }
        const code = markup.codeOf(tag);
        const isHtml = depth === 0 || this.#foreign.close(code, markup.nameHashOf(tag));
        if (code === TEMPLATE && this.#templates > 0 && isHtml)
            this.#templates--;
        this.#endMuted(from, page);
        if (this.#foreign.depth === 0 && this.#iconStart >= 0) {
            markup.passInert(this.#iconStart, tagEnd);
            this.#iconStart = -1;
        }
        return tagEnd;
    }
    #comment(bytes, from, end) {
        const stop = commentEnd(bytes, from, end);
        const isPlain = this.#foreign.depth === 0 && this.#templates === 0;
        if (isPlain && stop < end)
            this.#markup.passInert(from, stop);
        this.#iconStart = -1;
        return stop;
    }
    #declaration(bytes, from, end, page) {
        if (bytes[from + 2] === html_scanner_DASH && bytes[from + 3] === html_scanner_DASH)
            return this.#comment(bytes, from, end);
        if (!this.#foreign.isForeign || bytes.compare(CDATA, 0, 7, from + 2, Math.min(end, from + 9)) !== 0)
            return after(bytes, html_scanner_GREATER, from, end);
        this.#iconStart = -1;
        const stop = bytes.indexOf(']]>', from + 9);
        const contentEnd = stop < 0 ? end : stop;
        if (this.#templates === 0 && this.#mutedDepth === 0)
            page.digest.addRawText(bytes, from + 9, contentEnd);
        return stop < 0 ? -1 : stop + 3;
    }
}
function isLetter(byte) {
    const lower = byte | 32;
    return lower >= 97 && lower <= 122;
}
function after(bytes, byte, from, end) {
    const at = bytes.indexOf(byte, from);
    return at < 0 ? end : at + 1;
}

;// CONCATENATED MODULE: ./.build/review/scan/build-hash.js
/** Most targets are pages. */
const MAY_BE_FILE = /\.(?!html?(?:[?#]|$))[A-Za-z0-9]{1,8}(?:[?#]|$)/;
const EXTENSION = /\.(?!html?$)[A-Za-z0-9]{1,8}$/;
const HEX = /(^|[-._~/])(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,64}(?=[-._~]|$)/g;
/** Eight characters before the extension, as Vite and esbuild write them. */
const BASE64 = /([-.])(?=[\w-]*[A-Z0-9])(?=[\w-]*[A-Za-z])[\w-]{8}(?=(?:\.[a-z]{1,8})?\.[A-Za-z0-9]{1,8}$)/;
/**
 * A file's address without the hash and the query that a build adds to it, so that a new build of the same content has
 * the same addresses: `/img/logo.3f9a0c1d.png?v=7` becomes `/img/logo..png`. Addresses of pages stay as they are.
 */
function withoutBuildHash(target) {
    if (!MAY_BE_FILE.test(target))
        return target;
    const query = target.search(/[?#]/);
    const path = query < 0 ? target : target.slice(0, query);
    if (!EXTENSION.test(path.slice(-9)))
        return target;
    const start = path.lastIndexOf('/') + 1;
    return path.slice(0, start) + path.slice(start).replace(HEX, '$1').replace(BASE64, '$1');
}

;// CONCATENATED MODULE: ./.build/review/scan/page-record.js



/** Kinds of references that a reader of the page can see or follow: they are part of its content. */
const IN_CONTENT = new Uint8Array(16);
for (const kind of ['link', 'image', 'srcset', 'frame', 'media'])
    IN_CONTENT[reference_table/* REFERENCE */.g[kind]] = 1;
/** Collects what one file after the other refers to. Repeated tags are collected once. */
class PageRecord {
    digest;
    title = '';
    isNoindex = false;
    /** Number of the first `<base href>` plus one; 0 without. */
    base = 0;
    references = new Uint32Array(1024);
    referenceCount = 0;
    bytes = Buffer.alloc(0);
    /** Where the value is that was interned last. */
    valueStart = 0;
    #table;
    #page = 0;
    /** By reference: the last page that had it. */
    #lastPage = new Uint32Array(1024);
    /** By reference: its target without build hashes, where there are any. */
    #normalized = new Map();
    constructor(table, digest) {
        this.#table = table;
        this.digest = digest;
    }
    begin(bytes) {
        this.bytes = bytes;
        this.#page++;
        this.title = '';
        this.isNoindex = false;
        this.base = 0;
        this.referenceCount = 0;
    }
    /** The number of a value that is in the file. */
    intern(kind, start, end) {
        const known = this.#table.count;
        const reference = this.#table.intern(kind, this.bytes, start, end);
        if (reference >= known && IN_CONTENT[kind] === 1)
            this.#normalize(reference, start, end);
        this.valueStart = start;
        return reference;
    }
    add(reference) {
        const table = this.#table;
        this.push(reference);
        if (!this.isInContent(reference))
            return;
        const normalized = this.#normalized.get(reference);
        if (normalized !== undefined)
            this.digest.addTarget(normalized, 0, normalized.length);
        else
            this.digest.addTarget(table.bytes, table.startOf(reference), table.endOf(reference));
    }
    isInContent(reference) {
        return IN_CONTENT[this.#table.kindOf(reference)] === 1;
    }
    /** Whether a build hash is removed from the reference before it becomes content. */
    isNormalized(reference) {
        return this.#normalized.has(reference);
    }
    lengthOf(reference) {
        return this.#table.endOf(reference) - this.#table.startOf(reference);
    }
    /** A value that is not an attribute of HTML: from a style sheet, for example. */
    addText(kind, value) {
        // All values are decoded as attributes are.
        const bytes = Buffer.from(value.replaceAll('&', '&amp;'));
        this.push(this.#table.intern(kind, bytes, 0, bytes.length));
    }
    setBase(start, end) {
        if (this.base === 0)
            this.base = this.#table.intern(reference_table/* REFERENCE */.g.base, this.bytes, start, end) + 1;
    }
    textAt(start, end) {
        const text = this.bytes.toString('utf8', start, end);
        return text.includes('&') ? (0,decode/* decodeHTMLAttribute */.Im)(text) : text;
    }
    /** Adds a reference whose target is in the content already. */
    push(reference) {
        if (reference >= this.#lastPage.length) {
            const larger = new Uint32Array(reference * 2);
            larger.set(this.#lastPage);
            this.#lastPage = larger;
        }
        if (this.#lastPage[reference] === this.#page)
            return;
        this.#lastPage[reference] = this.#page;
        this.#reserve(1);
        this.references[this.referenceCount++] = reference;
    }
    /** Adds references of tags that are known. The same reference in different tags may be there more than once. */
    append(references) {
        this.#reserve(references.length);
        this.references.set(references, this.referenceCount);
        this.referenceCount += references.length;
    }
    #reserve(count) {
        const needed = this.referenceCount + count;
        if (needed <= this.references.length)
            return;
        const larger = new Uint32Array(needed * 2);
        larger.set(this.references);
        this.references = larger;
    }
    #normalize(reference, start, end) {
        const target = this.bytes.toString('latin1', start, end);
        const isList = this.#table.kindOf(reference) === reference_table/* REFERENCE */.g.srcset;
        const normalized = isList ? target.split(' ').map(withoutBuildHash).join(' ') : withoutBuildHash(target);
        if (normalized !== target)
            this.#normalized.set(reference, Buffer.from(normalized, 'latin1'));
    }
}

;// CONCATENATED MODULE: ./.build/review/scan/sitemap-scanner.js


const ROOT = /<(?:[\w-]+:)?(?:urlset|sitemapindex)[\s>]/;
const MAX_PROLOG_BYTES = 4096;
const MAX_ADDRESS = 4096;
/** Whether an XML file is a sitemap or an index of sitemaps. */
function isSitemap(bytes) {
    return ROOT.test(bytes.toString('latin1', 0, Math.min(bytes.length, MAX_PROLOG_BYTES)));
}
/** The addresses in `<loc>` elements. */
function scanSitemap(bytes, page) {
    for (let at = bytes.indexOf('<loc'); at >= 0; at = bytes.indexOf('<loc', at)) {
        const start = bytes.indexOf('>', at) + 1;
        const end = bytes.indexOf('</loc', at);
        if (start === 0 || end < 0)
            return;
        at = Math.max(start, end);
        if (end - start > MAX_ADDRESS || end < start)
            continue;
        const text = bytes.toString('utf8', start, end).trim();
        const data = /^<!\[CDATA\[([^]*)\]\]>$/.exec(text)?.[1];
        page.addText(reference_table/* REFERENCE */.g.sitemap, (data ?? (text.includes('&') ? (0,decode/* decodeXML */.ey)(text) : text)).trim());
    }
}

;// CONCATENATED MODULE: ./.build/review/scan/site-scanner.js








/** A larger file counts as present, with contents unknown. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
const FILE_TYPE = { page: 0, stylesheet: 1, sitemap: 2, unread: 3 };
/** Numbers per file in `ScanBatch.numbers`: type, noindex, base, number of references. */
const NUMBERS_PER_FILE = 4;
/** Whether the review needs the contents of the file. */
function isScanned(path) {
    return /\.(?:html?|css|xml)$/i.test(path);
}
/** Scans files one after the other. Each thread has its own, with a number of its own. */
class SiteScanner {
    #scanner;
    #table = new reference_table/* ReferenceTable */.a();
    #memory = new ScanMemory();
    #page = new PageRecord(this.#table, new ContentDigest(this.#memory));
    #html = new HtmlScanner(this.#memory);
    #sent = 0;
    #paths = [];
    #titles = [];
    #contents = [];
    #numbers = [];
    #references = new Uint32Array(16 * 1024);
    #referenceCount = 0;
    #pieces = [];
    #pieceBytes = 0;
    constructor(scanner) {
        this.#scanner = scanner;
    }
    /** A whole file. Files of other types are ignored. The bytes are not kept. */
    scan(path, bytes) {
        if (!isScanned(path))
            return;
        const content = decoded(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
        const page = this.#page;
        page.begin(content);
        if ((0,page_path/* isPage */.y)(path)) {
            this.#html.scan(content, page);
            this.#push(path, FILE_TYPE.page, page.digest.take());
        }
        else if (/\.css$/i.test(path)) {
            (0,css_scanner/* scanCss */.v)(content, 0, content.length, page);
            this.#push(path, FILE_TYPE.stylesheet, '');
        }
        else if (isSitemap(content)) {
            scanSitemap(content, page);
            this.#push(path, FILE_TYPE.sitemap, '');
        }
    }
    /** A file that arrives in pieces, one file at a time. */
    scanPiece(path, bytes, isLast) {
        if (!isScanned(path))
            return;
        this.#pieceBytes += bytes.length;
        if (this.#pieceBytes <= MAX_FILE_BYTES)
            this.#pieces.push(Buffer.from(bytes));
        else
            this.#pieces = [];
        if (!isLast)
            return;
        const pieces = this.#pieces;
        const isTooLarge = this.#pieceBytes > MAX_FILE_BYTES;
        this.#pieces = [];
        this.#pieceBytes = 0;
        if (!isTooLarge) {
            this.scan(path, Buffer.concat(pieces));
            return;
        }
        this.#page.begin(Buffer.alloc(0));
        this.#push(path, FILE_TYPE.unread, '');
    }
    /** Everything scanned since the last call, or undefined when that is nothing. */
    take() {
        if (this.#paths.length === 0)
            return undefined;
        const batch = {
            scanner: this.#scanner,
            paths: this.#paths,
            titles: this.#titles,
            contents: this.#contents,
            numbers: Uint32Array.from(this.#numbers),
            references: this.#references.slice(0, this.#referenceCount),
            values: this.#table.copyFrom(this.#sent)
        };
        this.#sent = this.#table.count;
        this.#paths = [];
        this.#titles = [];
        this.#contents = [];
        this.#numbers = [];
        this.#referenceCount = 0;
        return batch;
    }
    #push(path, type, content) {
        const { title, isNoindex, base, references, referenceCount } = this.#page;
        this.#paths.push(path);
        this.#titles.push(title);
        this.#contents.push(content);
        this.#numbers.push(type, isNoindex ? 1 : 0, base, referenceCount);
        const needed = this.#referenceCount + referenceCount;
        if (needed > this.#references.length) {
            const larger = new Uint32Array(needed * 2);
            larger.set(this.#references);
            this.#references = larger;
        }
        this.#references.set(references.subarray(0, referenceCount), this.#referenceCount);
        this.#referenceCount = needed;
        this.#page.begin(Buffer.alloc(0));
    }
}
/** To hand to `postMessage`. */
function transferablesOf({ numbers, references, values }) {
    return [numbers, references, values.bytes, values.ends, values.kinds, values.hashes].map(({ buffer }) => buffer);
}
/** As UTF-8 without a byte order mark. */
function decoded(bytes) {
    const [first, second, third] = bytes;
    if (first === 0xef && second === 0xbb && third === 0xbf)
        return bytes.subarray(3);
    if (first === 0xff && second === 0xfe)
        return Buffer.from(bytes.toString('utf16le', 2));
    if (first === 0xfe && second === 0xff) {
        const even = bytes.subarray(2, bytes.length - (bytes.length % 2));
        return Buffer.from(Buffer.from(even).swap16().toString('utf16le'));
    }
    return bytes;
}


/***/ })

};
